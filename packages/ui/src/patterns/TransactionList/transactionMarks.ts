import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import {
  buyIcon,
  cardIcon,
  cashIcon,
  giftIcon,
  moderateIcon,
  pendingIcon,
  privateEquityIcon,
  receiveIcon,
  rejectedIcon,
  sellIcon,
  sendIcon,
  tradeIcon,
  withdrawIcon,
} from '../../foundations/Icon/icons.ts';
import type { TransactionGroup, TransactionMark, TransactionStatus } from './TransactionList.types.ts';

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

const marks: Record<TransactionGroup, TransactionMark> = {
  incomings: 'receive',
  outgoings: 'send',
  exchange: 'exchange',
  buy: 'buy',
  unit_purchase: 'units',
};

/** Returns the icon of an order's kind, or of its group when the kind is unknown (DESIGN 6). */
export const transactionIcon = (order: { readonly group: TransactionGroup; readonly mark?: TransactionMark | undefined }): IconGlyph =>
  icons[order.mark ?? marks[order.group]];

/** Colours of the status icon, the same as in StatusBadge. */
export const transactionStatusTones: Record<Exclude<TransactionStatus, 'completed'>, 'warning' | 'info' | 'negative'> = {
  pending: 'warning',
  moderate: 'info',
  rejected: 'negative',
};

/** Status icons at the corner of a row. Completed orders have none (D-TXN-10). */
export const transactionStatusIcons: Record<Exclude<TransactionStatus, 'completed'>, IconGlyph> = {
  pending: pendingIcon,
  moderate: moderateIcon,
  rejected: rejectedIcon,
};
