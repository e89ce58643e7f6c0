import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { buyIcon } from '../../foundations/Icon/glyphs/buyIcon.ts';
import { moderateIcon } from '../../foundations/Icon/glyphs/moderateIcon.ts';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { privateEquityIcon } from '../../foundations/Icon/glyphs/privateEquityIcon.ts';
import { receiveIcon } from '../../foundations/Icon/glyphs/receiveIcon.ts';
import { rejectedIcon } from '../../foundations/Icon/glyphs/rejectedIcon.ts';
import { sendIcon } from '../../foundations/Icon/glyphs/sendIcon.ts';
import { tradeIcon } from '../../foundations/Icon/glyphs/tradeIcon.ts';
import type { TransactionGroup, TransactionStatus } from './TransactionList.types.ts';

export const transactionGroupIcons: Record<TransactionGroup, IconGlyph> = {
  incomings: receiveIcon,
  outgoings: sendIcon,
  exchange: tradeIcon,
  buy: buyIcon,
  unit_purchase: privateEquityIcon,
};

/** Colours of that mark, as of the badge that says the same (StatusBadge). */
export const transactionStatusTones: Record<Exclude<TransactionStatus, 'completed'>, 'warning' | 'info' | 'negative'> = {
  pending: 'warning',
  moderate: 'info',
  rejected: 'negative',
};

/** The small mark at the corner of a row; what is completed has none (D-TXN-10). */
export const transactionStatusIcons: Record<Exclude<TransactionStatus, 'completed'>, IconGlyph> = {
  pending: pendingIcon,
  moderate: moderateIcon,
  rejected: rejectedIcon,
};
