import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { checkIcon, closeIcon, pendingIcon, refreshIcon, rejectedIcon } from '../../foundations/Icon/icons.ts';
import type { TransactionRowState } from './detail/TransactionDetail.types.ts';

export const transactionRowIcons: Record<TransactionRowState, IconGlyph> = {
  pending: pendingIcon,
  moderate: pendingIcon,
  in_progress: refreshIcon,
  success: checkIcon,
  fail: closeIcon,
};

export const transactionNoticeIcons: Record<'clock' | 'error', IconGlyph> = { clock: pendingIcon, error: rejectedIcon };
