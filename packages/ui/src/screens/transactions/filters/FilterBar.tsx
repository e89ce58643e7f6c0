import { lazy } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../../foundations/parts/Part.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Popover } from '../../../components/Popover/Popover.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { transactionListTexts } from '../../../patterns/TransactionList/transactionList.texts.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { chipText } from './chipText.ts';
import { filterNames } from './filterChoices.ts';
import type { FilterName } from './TransactionFilters.types.ts';
import type { TransactionsScreenProps } from '../TransactionsScreen.types.ts';
import { transactionsTexts } from '../transactions.texts.ts';

const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover }));

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
  return (
    <StyledBar aria-label={texts.filtersTitle}>
      {filterNames.map((name) => {
        const { text, isSet } = chipText(name, filters, { texts, statuses, accounts });
        const isNamed = text.startsWith(texts.filters[name]);
        const chip = {
          label: text,
          'aria-pressed': isSet,
          'aria-label': isNamed ? undefined : texts.chosen(texts.filters[name], text),
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
