import { absoluteMoney, compareMoney, isMore, isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { money, type Money, zeroMoney } from '@wallet/core/money/money';
import { typesWithoutFlow } from './order-words.ts';
import type { Order, OrderRow } from './orders.ts';

/** What an order moved, unsigned; null where it does not say so. In one currency left − fee = arrived holds to the last unit. */
export type OrderFigures = {
  /** What was paid, with the fee unless that is in another currency. Null for money that only came in. */
  readonly left: Money | null;
  /** Zero if none was taken. */
  readonly fee: Money | null;
  readonly arrived: Money | null;
};

type FiguredOrder = Pick<OrderRow, 'type' | 'volume' | 'flow' | 'fee'> & Partial<Pick<Order, 'summary'>>;

/** A wire amount has exactly its currency's decimals (api.md 1.4). */
const readAmount = ({ value, currency }: OrderRow['volume']): Money =>
  absoluteMoney(money(value, currency, value.split('.')[1]?.length ?? 0));

const isSameMoney = (one: Money, other: Money): boolean => one.currencyCode === other.currencyCode && compareMoney(one, other) === 0;

/**
 * Reads from an order what left the customer, the fee and what arrived. Rows, details and receipts take these figures from here, so that they
 * never contradict each other (D-TXN-34). If flow and fee disagree, only the side of the order's own account is known.
 */
export function readOrderFigures({ type, volume, flow: sides, fee: member, summary = [] }: FiguredOrder): OrderFigures {
  const own = readAmount(volume);
  const feeRow = summary.flatMap(({ rows }) => rows).find(({ code, name }) => (code ?? name.toLowerCase()) === 'fee');
  const known = member ?? feeRow?.amount;
  const fee = known ? readAmount(known) : member === null && feeRow === undefined ? zeroMoney(own) : null;
  const isOut = volume.value.startsWith('-');
  const flow = typesWithoutFlow.has(type) ? null : sides;
  if (flow === null) return isOut ? { left: own, fee, arrived: fee && deductOwnFee(own, fee) } : { left: null, fee, arrived: own };
  const [left, arrived] = [readAmount(flow.from), readAmount(flow.to)];
  if (left.currencyCode !== arrived.currencyCode) return { left, fee, arrived };
  const difference = subtractMoney(left, arrived);
  const isAgreed = known ? fee !== null && isSameMoney(difference, fee) : isPositive(difference) || feeRow === undefined;
  if (isAgreed && !isMore(arrived, left)) return { left, fee: difference, arrived };
  return isOut ? { left: own, fee, arrived: null } : { left: null, fee, arrived: own };
}

/** A fee in another currency comes on top. */
const deductOwnFee = (left: Money, fee: Money): Money => (left.currencyCode === fee.currencyCode ? subtractMoney(left, fee) : left);
