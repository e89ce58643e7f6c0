import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { calendarIcon, completedIcon, moderateIcon, pendingIcon, rejectedIcon, soldOutIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { statusTexts } from './StatusBadge.texts.ts';

/** Status of an order (TXN-020) or of a token (TOK-019). */
export type Status = Exclude<keyof typeof statusTexts, symbol>;
export type TokenStatus = Exclude<Status, 'completed' | 'pending' | 'moderate' | 'rejected'>;

type Look = Required<Pick<BadgeProps, 'tone' | 'icon'>>;

export const statusLooks: Readonly<Record<Status, Look>> = {
  completed: { tone: 'positive', icon: completedIcon },
  pending: { tone: 'warning', icon: pendingIcon },
  moderate: { tone: 'info', icon: moderateIcon },
  rejected: { tone: 'negative', icon: rejectedIcon },
  available: { tone: 'positive', icon: completedIcon },
  pre_order: { tone: 'info', icon: pendingIcon },
  coming_soon: { tone: 'info', icon: calendarIcon },
  payout_soon: { tone: 'info', icon: pendingIcon },
  sold_out: { tone: 'neutral', icon: soldOutIcon },
  deal_exit: { tone: 'positive', icon: completedIcon },
};

export type StatusBadgeProps = Omit<BadgeProps, 'tone' | 'icon' | 'children'> & {
  /** The status, in the words of the library. */
  readonly status: Status;
};

/** The status of an order or a token, as colour, icon and text. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const texts = useTexts(statusTexts);
  return (
    <Badge {...rest} {...statusLooks[status]}>
      {texts[status]}
    </Badge>
  );
}
