import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { checkIcon } from '../../foundations/Icon/glyphs/checkIcon.ts';
import { closeIcon } from '../../foundations/Icon/glyphs/closeIcon.ts';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { refreshIcon } from '../../foundations/Icon/glyphs/refreshIcon.ts';
import { rejectedIcon } from '../../foundations/Icon/glyphs/rejectedIcon.ts';
import type { TransactionRowState } from './detail/TransactionDetail.types.ts';

export const transactionRowIcons: Record<TransactionRowState, IconGlyph> = {
  pending: pendingIcon,
  moderate: pendingIcon,
  in_progress: refreshIcon,
  success: checkIcon,
  fail: closeIcon,
};

export const transactionNoticeIcons = { clock: pendingIcon, error: rejectedIcon } as const;
