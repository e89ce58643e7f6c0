import { compareMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { searchIcon } from '../../foundations/Icon/glyphs/searchIcon.ts';
import { walletIcon } from '../../foundations/Icon/glyphs/walletIcon.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { LongList } from '../../patterns/LongList/LongList.tsx';
import { WideTable, type TableOrder } from '../../patterns/WideTable/WideTable.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { countRows, findCurrencies, SEARCH_FROM_ROWS } from './findCurrencies.ts';
import type { CurrencyRow, CurrencySection, SelectCurrencyScreenProps } from './SelectCurrencyScreen.types.ts';
import { selectCurrencyTexts } from './selectCurrency.texts.ts';

type Column = 'name' | 'balance' | 'worth';
const columns = ['name', 'balance', 'worth'] as const;

const worthOf = ({ balance, converted }: CurrencyRow): Amount => converted ?? balance;

/** Balances in different currencies are not comparable, so they are sorted by value. */
function inOrder(rows: readonly CurrencyRow[], order: TableOrder<Column>): readonly CurrencyRow[] {
  if (order === null) return rows;
  const sign = order.descending ? -1 : 1;
  const compare = (left: CurrencyRow, right: CurrencyRow): number => {
    const [one, other] = [worthOf(left), worthOf(right)];
    if (order.by === 'name' || one.currencyCode !== other.currencyCode) return left.name.localeCompare(right.name);
    return compareMoney(one, other);
  };
  return rows.toSorted((left, right) => sign * compare(left, right));
}

type CurrencyListProps = { readonly sections: readonly CurrencySection[] } & Pick<SelectCurrencyScreenProps, 'onChoose'>;

/** The accounts of one tab by provider. A long list can be searched. */
export function CurrencyList({ sections, onChoose }: CurrencyListProps) {
  const texts = useTexts(selectCurrencyTexts);
  const isWide = useIsWide();
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<TableOrder<Column>>(null);
  if (sections.length === 0) return <EmptyState icon={walletIcon} title={texts.none} />;
  const matches = findCurrencies(sections, words).map(({ provider, rows }) => ({ provider, rows: inOrder(rows, order) }));
  const lists = matches.map(({ provider, rows }) =>
    provider === null ? (
      <CurrencyRows key="" {...{ rows, isWide, onChoose }} />
    ) : (
      <Section key={`provider ${provider}`} title={provider === '' ? texts.otherAccounts : provider}>
        <CurrencyRows {...{ rows, isWide, onChoose }} />
      </Section>
    ),
  );
  return (
    <Stack gap={20}>
      {countRows(sections) < SEARCH_FROM_ROWS ? null : (
        <TextField type="search" label={texts.search} labelHidden placeholder={texts.search} value={words} onValueChange={setWords} />
      )}
      {matches.length === 0 ? <EmptyState icon={searchIcon} title={texts.nothingFound} /> : null}
      {isWide && matches.length > 0 ? (
        <WideTable columns={columns.map((name) => ({ name, label: texts.columns[name] }))} order={order} onOrder={setOrder}>
          {lists}
        </WideTable>
      ) : (
        lists
      )}
    </Stack>
  );
}

/** Cells of the desktop table: the balance, and its value in the primary currency. */
const cellsOf = (balance: Amount, converted: Amount | null) => [
  <Money key="balance" holding place="column" value={balance} />,
  <strong key="worth">
    <Money holding value={converted ?? balance} />
  </strong>,
];
const figuresOf = (balance: Amount, converted: Amount | null) => ({
  value: <Money variant="row" holding value={balance} code={false} />,
  ...(converted === null ? {} : { valueNote: <Money holding value={converted} /> }),
});

type CurrencyRowsProps = Pick<CurrencyListProps, 'onChoose'> & { readonly rows: readonly CurrencyRow[]; readonly isWide: boolean };

function CurrencyRows({ rows, isWide, onChoose }: CurrencyRowsProps) {
  return (
    <LongList items={rows}>
      {({ key, icon, name, code, balance, converted, href }, place) => (
        <ListRow
          key={key}
          {...place}
          {...(href === null ? { onPress: () => onChoose?.() } : { href })}
          leading={<AssetMark code={code} url={icon} />}
          title={name}
          note={code}
          {...(isWide ? { cells: cellsOf(balance, converted) } : figuresOf(balance, converted))}
        />
      )}
    </LongList>
  );
}
