import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useAccountName } from '../../patterns/accountNames/useAccountName.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { CurrencyTab, SelectCurrencyScreenProps, CurrencyRow, CurrencySection } from './SelectCurrencyScreen.types.ts';
import { selectCurrencyTexts } from './selectCurrency.texts.ts';
import { compareMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { searchIcon, walletIcon } from '../../foundations/Icon/icons.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { createScreen, ScreenSlot } from '../../foundations/screen/createScreen.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { LongList } from '../../patterns/LongList/LongList.tsx';
import { WideTable, type TableOrder } from '../../patterns/WideTable/WideTable.tsx';
import { foldForSearch } from '@wallet/core/search/foldForSearch';

/** Minimum number of rows for which a search field is worth its space. */
const SEARCH_MIN_ROWS = 8;

const countRows = (sections: readonly CurrencySection[]): number => sections.reduce((count, { rows }) => count + rows.length, 0);

/** Returns the rows whose name or code contains the words, compared by `foldForSearch`. Drops sections without a match. */
export function findCurrencies(sections: readonly CurrencySection[], words: string): readonly CurrencySection[] {
  const wanted = foldForSearch(words);
  if (wanted === '') return sections;
  return sections
    .map(({ provider, rows }) => ({ provider, rows: rows.filter(({ name, code }) => foldForSearch(`${name} ${code}`).includes(wanted)) }))
    .filter(({ rows }) => rows.length > 0);
}

type Column = 'name' | 'balance' | 'worth';
const columns = ['name', 'balance', 'worth'] as const;

/** The primary currency. Null when no row has a value in it, so that a column of values would be empty. */
const findPrimary = (sections: readonly CurrencySection[]): string | null =>
  sections.flatMap(({ rows }) => rows).find(({ converted }) => converted !== null)?.converted?.currencyCode ?? null;

const getValue = ({ balance, converted }: CurrencyRow): Amount => converted ?? balance;

/** Balances in different currencies are not comparable, so they are sorted by value. */
function sortRows(rows: readonly CurrencyRow[], order: TableOrder<Column>): readonly CurrencyRow[] {
  if (order === null) return rows;
  const sign = order.descending ? -1 : 1;
  const compare = (left: CurrencyRow, right: CurrencyRow): number => {
    const [one, other] = [getValue(left), getValue(right)];
    if (order.by === 'name' || one.currencyCode !== other.currencyCode) return left.name.localeCompare(right.name);
    return compareMoney(one, other);
  };
  return rows.toSorted((left, right) => sign * compare(left, right));
}

type CurrencyListProps = { readonly sections: readonly CurrencySection[] } & Pick<SelectCurrencyScreenProps, 'onChoose'>;

/** The accounts of one tab by provider. A long list can be searched. */
function CurrencyList({ sections: given, onChoose }: CurrencyListProps) {
  const texts = useTexts(selectCurrencyTexts);
  const isWide = useIsWide();
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<TableOrder<Column>>(null);
  const nameAccount = useAccountName();
  const sections = given.map(({ provider, rows }) => ({ provider, rows: rows.map((row) => ({ ...row, name: nameAccount(row) })) }));
  if (sections.length === 0)
    return (
      <ScreenSlot name="empty">
        <EmptyState icon={walletIcon} title={texts.none} />
      </ScreenSlot>
    );
  const matches = findCurrencies(sections, words).map(({ provider, rows }) => ({ provider, rows: sortRows(rows, order) }));
  const hasOneRow = countRows(sections) === 1;
  const primary = findPrimary(sections);
  const drawLists = (heads: ReactNode) =>
    matches.map(({ provider, rows }, at) => {
      const list = (
        <>
          {at === 0 ? heads : null}
          <CurrencyRows {...{ rows, primary, isWide, onChoose }} />
        </>
      );
      // A single account needs no heading.
      return provider === null || hasOneRow ? (
        <div key="">{list}</div>
      ) : (
        <Section key={`provider ${provider}`} title={provider === '' ? texts.otherAccounts : provider}>
          {list}
        </Section>
      );
    });
  return (
    <Stack gap={20}>
      {countRows(sections) < SEARCH_MIN_ROWS ? null : (
        <TextField type="search" label={texts.search} labelHidden placeholder={texts.search} value={words} onValueChange={setWords} />
      )}
      {matches.length === 0 ? <EmptyState icon={searchIcon} title={texts.nothingFound} /> : null}
      {isWide && matches.length > 0 ? (
        <WideTable
          columns={columns.flatMap((name) => (name === 'worth' && primary === null ? [] : { name, label: texts.columns[name] }))}
          order={order}
          onOrder={setOrder}
        >
          {drawLists}
        </WideTable>
      ) : (
        drawLists(null)
      )}
    </Stack>
  );
}

/** The value of a balance: a dash without a rate. A balance in the primary currency has none (HOME-110). */
const renderWorth = ({ balance, converted }: CurrencyRow, primary: string | null): ReactNode =>
  primary === null || balance.currencyCode === primary ? null : <Money holding value={converted} />;

/** Cells of the desktop table. */
const renderCells = (row: CurrencyRow, primary: string | null) => [
  <Money key="balance" holding place="column" value={row.balance} />,
  ...(primary === null ? [] : [<strong key="worth">{renderWorth(row, primary)}</strong>]),
];
const renderFigures = (row: CurrencyRow, primary: string | null) => ({
  value: <Money variant="row" holding value={row.balance} code={false} />,
  valueNote: renderWorth(row, primary),
});

type CurrencyRowsProps = Pick<CurrencyListProps, 'onChoose'> & {
  readonly rows: readonly CurrencyRow[];
  readonly primary: string | null;
  readonly isWide: boolean;
};

function CurrencyRows({ rows, primary, isWide, onChoose }: CurrencyRowsProps) {
  return (
    <LongList items={rows}>
      {(row, place) => (
        <ListRow
          key={row.key}
          {...place}
          {...(row.href !== null ? { href: row.href } : onChoose ? { onPress: onChoose } : {})}
          leading={<AssetMark code={row.code} url={row.icon} />}
          title={row.name}
          note={row.code}
          {...(isWide ? { cells: renderCells(row, primary) } : renderFigures(row, primary))}
        />
      )}
    </LongList>
  );
}

const StyledTabs = styled(Tabs)`
  /* A tab has room of its own above its word. */
  margin-block-start: calc(-1 * var(--primitive-space-4));

  /* A balance is read beside its name, not across the page. In every tab the figures have the same columns. */
  @media (min-width: 1120px) {
    --table-name: 1fr;
    margin-block-start: calc(-1 * var(--primitive-space-12));
    max-inline-size: 560px;
  }
`;

/** Selects the account for an operation, with a tab for each operation (CUR-001 to CUR-025). */
export const SelectCurrencyScreen = createScreen(function SelectCurrencyScreen({
  purpose,
  tabs,
  tab,
  onTab,
  sections,
  onChoose,
  onBack,
}: SelectCurrencyScreenProps) {
  const texts = useTexts(selectCurrencyTexts);
  const isTab = (value: string): value is CurrencyTab => tabs.some((one) => one === value);
  return (
    <>
      <AppHeader title={texts.titles[purpose]} onBack={onBack} />
      <Page aria-busy={sections === null || undefined}>
        <Stack gap={4}>
          <Heading level={2} type="title-md">
            {texts.heading}
          </Heading>
          <Text tone="secondary">{texts.prompt({ verb: texts.verbs[tab] })}</Text>
        </Stack>
        <StyledTabs
          label={texts.operations}
          items={tabs.map((value) => ({ value, label: texts.tabs[value] }))}
          value={tab}
          onValueChange={(value) => (isTab(value) ? onTab(value) : undefined)}
        >
          {sections === null ? (
            <Skeleton variant="rows" count={6} label={texts.loading} />
          ) : (
            <CurrencyList key={tab} {...{ sections, onChoose }} />
          )}
        </StyledTabs>
      </Page>
    </>
  );
});
