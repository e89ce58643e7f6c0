import { formatDayAndMonth } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import { lazy } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../../foundations/parts/Part.tsx';
import { loadPart } from '../../../foundations/parts/loadPart.ts';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Popover } from '../../../components/Popover/Popover.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { transactionListTexts } from '../../../patterns/TransactionList/transactionList.texts.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { useAccountNames } from '../../../patterns/accountNames/useAccountName.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { filterNames, accountKinds, getChoices, parseDays } from './filterChoices.ts';
import type { FilterName, FilterAccounts, TransactionFilters } from './TransactionFilters.types.ts';
import type { TransactionsScreenProps } from '../TransactionsScreen.types.ts';
import { transactionsTexts } from '../transactions.texts.ts';

type ChipTexts = {
  readonly texts: typeof transactionsTexts;
  readonly statuses: Readonly<Record<string, string>>;
  readonly accounts: FilterAccounts;
  readonly locale: Locale;
  readonly nameAccounts: ReturnType<typeof useAccountNames>;
};

/** Returns the text of a set date: its preset, or '15 Nov - 21 Nov' (D-TXN-18). */
function formatDateFilter(date: string, { texts, locale }: ChipTexts): string {
  const days = parseDays(date);
  const preset = Object.entries(texts.presets).find(([name]) => name === date)?.[1];
  if (days === undefined) return preset ?? texts.allTime;
  return `${formatDayAndMonth(days.from, locale)} - ${formatDayAndMonth(days.to, locale)}`;
}

function getOnlyChoice(name: FilterName, filters: TransactionFilters, words: ChipTexts): string | undefined {
  const { texts, statuses, accounts } = words;
  switch (name) {
    case 'status':
      return statuses[filters.status[0] ?? ''];
    case 'type':
      return Object.entries(texts.kinds).find(([kind]) => kind === filters.group[0])?.[1];
    case 'date':
      return formatDateFilter(filters.date, words);
    case 'account':
      if (accounts.kind !== 'ready') return undefined;
      return accountKinds
        .flatMap((kind) => {
          const names = words.nameAccounts(accounts.lists[kind]);
          return accounts.lists[kind].flatMap(({ id }, at) => (filters[kind].includes(id) ? [names[at]] : []));
        })
        .at(0);
  }
}

/** Returns the text of a chip: its name, a single choice, or the name and the number of choices (D-TXN-21). */
export function getChipText(
  name: FilterName,
  filters: TransactionFilters,
  words: ChipTexts,
): { readonly text: string; readonly isSet: boolean } {
  const { texts } = words;
  const count = getChoices(filters, [name]).length;
  if (count === 0) return { text: texts.filters[name], isSet: false };
  const only = count === 1 ? getOnlyChoice(name, filters, words) : undefined;
  return { text: only ?? texts.counted({ name: texts.filters[name], count }), isSet: true };
}

/** Preload it where the chips open their filter in place. */
export const loadFilterPopover = () => import('./FilterPopover.tsx');
const FilterPopover = lazy(async () => ({ default: (await loadPart(loadFilterPopover)).FilterPopover }));

// The chips scroll where they do not fit. The padding keeps their focus rings and touch areas from being clipped.
const StyledBar = styled.fieldset`
  display: flex;
  gap: var(--primitive-space-8);
  margin: -6px calc(-1 * var(--primitive-space-16));
  padding: 6px var(--primitive-space-16);
  overflow-x: auto;
  scrollbar-width: none;
`;

type FilterBarProps = Pick<TransactionsScreenProps, 'filters' | 'accounts' | 'today' | 'onFiltersChange' | 'onAccountsNeeded'> & {
  /** True when a chip opens its filter beside it; otherwise `onOpen` opens a sheet. */
  readonly inPlace: boolean;
  readonly onOpen: (name: FilterName) => void;
};

/** The four filter chips. A filter that is set has a pressed chip that shows the choice (TXN-003, D-TXN-21). */
export function FilterBar(props: FilterBarProps) {
  const { filters, accounts, inPlace, onOpen, onAccountsNeeded, onFiltersChange, today } = props;
  const texts = useTexts(transactionsTexts);
  const { statuses } = useTexts(transactionListTexts);
  const locale = useLocale();
  const nameAccounts = useAccountNames();
  return (
    <StyledBar aria-label={texts.filtersTitle}>
      {filterNames.map((name) => {
        const { text, isSet } = getChipText(name, filters, { texts, statuses, accounts, locale, nameAccounts });
        const isNamed = text.startsWith(texts.filters[name]);
        const chip = {
          label: text,
          'aria-pressed': isSet,
          'aria-label': isNamed ? undefined : texts.chosen({ name: texts.filters[name], choice: text }),
        };
        if (!inPlace) return <FilterChip key={name} {...chip} onClick={() => onOpen(name)} />;
        return (
          <Popover key={name} label={texts.filters[name]} renderOpener={(opener) => <FilterChip {...chip} {...opener} />}>
            {(close) => (
              <Part waiting={<Skeleton variant="text" count={2} />}>
                <FilterPopover
                  {...{ name, filters, accounts, today, onAccountsNeeded }}
                  onApply={(next) => {
                    close();
                    onFiltersChange(next);
                  }}
                />
              </Part>
            )}
          </Popover>
        );
      })}
    </StyledBar>
  );
}
