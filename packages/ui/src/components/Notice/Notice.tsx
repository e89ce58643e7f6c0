import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, closeIcon, completedIcon, infoIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import { StyledNotice } from './Notice.styles.ts';

export type NoticeKind = 'info' | 'warning' | 'negative' | 'positive';

const icons: Record<NoticeKind, IconGlyph> = { info: infoIcon, warning: warningIcon, negative: alertIcon, positive: completedIcon };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** @default 'info' */
  readonly kind?: NoticeKind;
  /** Overrides the icon of the kind: a clock for something pending. */
  readonly icon?: IconGlyph;
  readonly title?: ReactNode;
  /** A Link or a quiet button below the text. */
  readonly action?: ReactNode;
  /** Called when the close button is pressed, which is shown only while this is set. The caller removes the notice. */
  readonly onDismiss?: () => void;
  /** Name of the close button. @default 'Close' */
  readonly dismissLabel?: string;
  /**
   * Announces the notice when it appears: `assertive` for a refusal, `polite` for news. `off` when it renders with the page.
   * @default 'off'
   */
  readonly live?: 'off' | 'polite' | 'assertive';
};

/** Something the customer should know right now, expressed by icon, text and colour. */
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
