import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import {
  buyIcon,
  cardIcon,
  cashIcon,
  giftIcon,
  privateEquityIcon,
  receiveIcon,
  sellIcon,
  sendIcon,
  tradeIcon,
  withdrawIcon,
} from '../../foundations/Icon/icons.ts';
import type { TransactionGroup, TransactionGroupName, TransactionMark } from './TransactionList.types.ts';

const icons: Record<TransactionMark, IconGlyph> = {
  card: cardIcon,
  bank: cashIcon,
  withdraw: withdrawIcon,
  gift: giftIcon,
  receive: receiveIcon,
  send: sendIcon,
  buy: buyIcon,
  sell: sellIcon,
  exchange: tradeIcon,
  units: privateEquityIcon,
};

const marks: Record<TransactionGroupName, TransactionMark> = {
  incomings: 'receive',
  outgoings: 'send',
  exchange: 'exchange',
  buy: 'buy',
  unit_purchase: 'units',
};

export type MarkedOrder = { readonly group: TransactionGroup; readonly mark?: TransactionMark | undefined };

/** Returns the mark of an order's kind, or of its group when the kind is unknown. A group of the host has none. */
export const transactionMark = ({ group, mark }: MarkedOrder): TransactionMark | undefined =>
  mark ?? (typeof group === 'object' ? undefined : marks[group]);

/** Returns the icon of an order's kind, or of its group when the kind is unknown. */
export function transactionIcon(order: MarkedOrder): IconGlyph {
  const mark = transactionMark(order);
  if (mark !== undefined) return icons[mark];
  return typeof order.group === 'object' ? order.group.icon : icons.exchange;
}

/** Whether the money of a group comes in, goes out or is only converted. */
export function transactionDirection(group: TransactionGroup): 'in' | 'out' | undefined {
  if (typeof group === 'object') return group.direction;
  return group === 'incomings' ? 'in' : group === 'outgoings' ? 'out' : undefined;
}
