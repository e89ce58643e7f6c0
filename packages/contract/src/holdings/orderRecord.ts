import { isZero } from '@wallet/core/money/arithmetic';
import { type Money, toAmountText } from '@wallet/core/money/money';
import { readOrderFigures } from './orderFigures.ts';
import type { Order } from './orders.ts';

type Section = Order['summary'][number];
type Row = Section['rows'][number];

/** What is paid, the rate, what arrives. */
const recipe = ['amount', 'fee', 'total', 'unit_price', 'rate', 'final_rate', 'total_receive'];
type Named = { readonly name: string; readonly code?: string | undefined };
const getCode = ({ code, name }: Named): string => code ?? name.toLowerCase().replaceAll(' ', '_');
const isFee = (row: Row): boolean => getCode(row) === 'fee';

function getPlace(row: Row): number {
  const place = recipe.indexOf(getCode(row));
  return place === -1 ? recipe.length : place;
}

const createRow = (code: string, name: string, amount: Money): Row => {
  const wire = { value: toAmountText(amount), currency: amount.currencyCode };
  return { name, value: `${wire.value} ${wire.currency}`, state: null, long: false, copy: false, code, amount: wire };
};

const createFeeRow = (fee: Money): Row =>
  isZero(fee)
    ? { name: 'Fee', value: 'None', state: null, long: false, copy: false, code: 'fee', words: 'none' }
    : createRow('fee', 'Fee', fee);

/** Rows of an order whose provider gives no summary. */
function listFigures({ left, fee, arrived }: ReturnType<typeof readOrderFigures>): readonly Row[] {
  return [
    ...(left === null ? [] : [createRow('amount', 'Amount', left)]),
    ...(fee === null ? [] : [createFeeRow(fee)]),
    ...(arrived === null ? [] : [createRow('total_receive', 'Total receive', arrived)]),
  ];
}

/**
 * The sections of an order as details and receipts show them, its amounts by one recipe for every kind (D-TXN-37): Amount + Fee = Total where
 * the fee comes on top, Amount − Fee = Arrives where it is deducted, then the rate and what arrives. A known fee always has a row.
 */
export function listRecordSections(order: Order): readonly Section[] {
  const figures = readOrderFigures(order);
  if (order.summary.length === 0) return [{ name: 'Amounts', code: 'amounts', rows: [...listFigures(figures)] }];
  return order.summary.map((section) => {
    if (getCode(section) !== 'amounts') return section;
    const isFree = figures.fee !== null && isZero(figures.fee);
    const known = section.rows.filter((row) => !isFree || !isFee(row));
    const fee = figures.fee === null || known.some(isFee) ? [] : [createFeeRow(figures.fee)];
    return { ...section, rows: [...known, ...fee].toSorted((one, other) => getPlace(one) - getPlace(other)) };
  });
}
