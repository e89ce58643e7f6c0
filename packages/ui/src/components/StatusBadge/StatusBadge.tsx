import type { ReactNode } from 'react';
import { Pill, type PillProps, type PillTone } from '../../foundations/Pill/Pill.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { completedIcon, moderateIcon, pendingIcon, rejectedIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { statusTexts } from './StatusBadge.texts.ts';

/** Status of an order (TXN-020) or of a token (TOK-019). */
export type Status = Exclude<keyof typeof statusTexts, symbol>;
export type TokenStatus = Exclude<Status, 'completed' | 'pending' | 'moderate' | 'rejected'>;

type Look = { readonly tone: PillTone; readonly icon?: IconGlyph };

const looks: Record<Status, Look> = {
  completed: { tone: 'positive', icon: completedIcon },
  pending: { tone: 'warning', icon: pendingIcon },
  moderate: { tone: 'info', icon: moderateIcon },
  rejected: { tone: 'negative', icon: rejectedIcon },
  available: { tone: 'positive', icon: completedIcon },
  pre_order: { tone: 'info', icon: pendingIcon },
  coming_soon: { tone: 'warning', icon: pendingIcon },
  payout_soon: { tone: 'warning', icon: pendingIcon },
  sold_out: { tone: 'neutral' },
  deal_exit: { tone: 'neutral' },
};

export type StatusBadgeProps = Omit<PillProps, 'tone' | 'icon' | 'children'> & {
  readonly status: Status;
  /** Overrides the label of the status. @default the label from the specification */
  readonly children?: ReactNode;
};

/** The status of an order or a token, as colour, icon and text. */
export function StatusBadge({ status, children, ...rest }: StatusBadgeProps) {
  const texts = useTexts(statusTexts);
  return (
    <Pill {...rest} {...looks[status]}>
      {children ?? texts[status]}
    </Pill>
  );
}
