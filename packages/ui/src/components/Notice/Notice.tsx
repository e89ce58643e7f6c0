import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { closeIcon } from '../../foundations/Icon/glyphs/closeIcon.ts';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { infoIcon } from '../../foundations/Icon/glyphs/infoIcon.ts';
import { warningIcon } from '../../foundations/Icon/glyphs/warningIcon.ts';
import { StyledNotice } from './Notice.styles.ts';

export type NoticeKind = 'info' | 'warning' | 'negative' | 'positive';

const icons: Record<NoticeKind, IconGlyph> = { info: infoIcon, warning: warningIcon, negative: alertIcon, positive: completedIcon };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** @default 'info' */
  readonly kind?: NoticeKind;
  /** Another icon than the kind's, a clock for what is waited for. */
  readonly icon?: IconGlyph;
  readonly title?: ReactNode;
  /** A Link or a quiet button under the text. */
  readonly action?: ReactNode;
  /** Shows a cross; the notice is gone when the caller no longer renders it. */
  readonly onDismiss?: () => void;
  /** Name of the cross. @default 'Close' */
  readonly dismissLabel?: string;
  /**
   * Reads the notice out when it arrives: `assertive` for a refusal, `polite` for news. `off` for one that was there from the start.
   * @default 'off'
   */
  readonly live?: 'off' | 'polite' | 'assertive';
};

/** Something the customer should know here and now: icon, words and colour. */
export function Notice({
  kind = 'info',
  icon = icons[kind],
  title,
  action,
  onDismiss,
  dismissLabel = 'Close',
  live = 'off',
  children,
  ...rest
}: NoticeProps) {
  return (
    <StyledNotice role={roles[live]} {...rest} data-kind={kind}>
      <Icon glyph={icon} />
      <div>
        {title === undefined ? null : <strong>{title}</strong>}
        {children === undefined ? null : <div>{children}</div>}
        {action}
      </div>
      {onDismiss === undefined ? null : (
        <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon glyph={closeIcon} />
        </button>
      )}
    </StyledNotice>
  );
}
