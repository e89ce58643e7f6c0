import { formatShare } from '@wallet/core/format/formatPercent';
import type { MoneyPlace } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { usedPercent } from '@wallet/core/limits/cardLimits';
import { compareMoney, isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import { Money } from '../../../foundations/Money/Money.tsx';
import { CONCEALED } from '../../../foundations/Money/concealed.ts';
import { Percent } from '../../../foundations/Percent/Percent.tsx';
import { percentTexts } from '../../../foundations/Percent/percent.texts.ts';
import { speakChange } from '../../../foundations/Percent/speakChange.ts';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { TableOrder } from '../../../patterns/WideTable/WideTable.tsx';
import type { AccountItem, AccountSection } from '../AssetsScreen.types.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { accountGroupTexts } from './accountGroup.texts.ts';

export type AccountColumn = 'name' | 'price' | 'change' | 'quantity' | 'value' | 'share';

/** Coins have five decimals in a column. Units of a company are as many as they are. */
export const getPlace = ({ shares }: Pick<AccountItem, 'shares'>): MoneyPlace => (shares === true ? 'sentence' : 'column');

/** True for an account in the primary currency, whose value is its balance. */
const isInPrimary = ({ instrument, balance, converted }: AccountItem): boolean =>
  instrument === undefined && balance.currencyCode === converted?.currencyCode;

/** Returns the columns that have values for these accounts. A single account has no share. */
export function getColumns(sections: readonly AccountSection[]): readonly AccountColumn[] {
  const items = sections.flatMap((section) => section.items);
  return [
    'name',
    ...(items.some(({ price }) => price !== undefined) ? (['price'] as const) : []),
    ...(items.some(({ change }) => change) ? (['change'] as const) : []),
    ...(items.every(isInPrimary) ? [] : (['quantity'] as const)),
    'value',
    ...(items.length > 1 ? (['share'] as const) : []),
  ];
}

/** Returns the account's share of the group in whole percent; null when either amount is unknown. */
const getShare = ({ converted }: AccountItem, total: Amount | null): number | null =>
  converted === null || total === null ? null : usedPercent(total, subtractMoney(total, converted));

type CellOptions = {
  readonly total: Amount | null;
  readonly stale: boolean;
  readonly isHidden: boolean;
  readonly locale: Locale;
  readonly headings: Readonly<Record<AccountColumn, string>>;
  readonly hasBalances: boolean;
};

/** How the price of an account or instrument changed. Also announces since when. */
export function Change({ change: { percent, since } }: { readonly change: NonNullable<AccountItem['change']> }) {
  const { changedSince } = useTexts(accountGroupTexts);
  const texts = useTexts(percentTexts);
  return <Percent value={percent} spoken={(direction, figure) => `${speakChange(texts, direction, figure)} ${changedSince[since]}`} />;
}

/** Returns the content of a cell, preceded by its column heading for those who cannot see the table. */
export function renderCell(
  item: AccountItem,
  column: AccountColumn,
  { total, stale, isHidden, locale, headings, hasBalances }: CellOptions,
): ReactNode {
  const draw = (): ReactNode => {
    switch (column) {
      case 'name':
        return null;
      case 'price':
        return <Money value={item.price ?? null} stale={stale} />;
      case 'change':
        return item.change ? <Change change={item.change} /> : '–';
      case 'quantity':
        if (item.instrument !== undefined) return isHidden ? CONCEALED : item.instrument.quantity;
        return <Money holding place={getPlace(item)} value={item.balance} stale={stale} />;
      case 'value':
        // Where the balances have a column, the value would say one of them twice.
        return hasBalances && isInPrimary(item) ? null : (
          <strong>
            <Money holding value={item.converted} stale={stale} />
          </strong>
        );
      case 'share': {
        const share = getShare(item, total);
        return share === null ? '–' : formatShare(share, item.converted !== null && isPositive(item.converted), locale);
      }
    }
  };
  return (
    <>
      <VisuallyHidden>{headings[column]} </VisuallyHidden>
      {draw()}
    </>
  );
}

const compareNullable = <Value,>(
  left: Value | null | undefined,
  right: Value | null | undefined,
  compare: (a: Value, b: Value) => number,
) => {
  if (left === null || left === undefined) return right === null || right === undefined ? 0 : -1;
  return right === null || right === undefined ? 1 : compare(left, right);
};

/** Prices in different currencies are not comparable, so they are sorted by currency. */
const comparePrices = (left: Amount, right: Amount): number =>
  left.currencyCode === right.currencyCode ? compareMoney(left, right) : left.currencyCode.localeCompare(right.currencyCode);

function compareBy(column: AccountColumn, left: AccountItem, right: AccountItem): number {
  switch (column) {
    case 'name':
      return (left.name ?? '').localeCompare(right.name ?? '');
    case 'price':
      return compareNullable(left.price, right.price, comparePrices);
    case 'change':
      return compareNullable(left.change ?? null, right.change ?? null, (one, other) => Number(one.percent) - Number(other.percent));
    // Quantities in different currencies are not comparable, so they are sorted by value.
    case 'quantity':
    case 'value':
    case 'share':
      return compareNullable(left.converted, right.converted, compareMoney);
  }
}

export function sortSections(sections: readonly AccountSection[], order: TableOrder<AccountColumn>): readonly AccountSection[] {
  if (order === null) return sections;
  const sign = order.descending ? -1 : 1;
  return sections.map((section) => ({
    ...section,
    items: section.items.toSorted((left, right) => sign * compareBy(order.by, left, right)),
  }));
}
