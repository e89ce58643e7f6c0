import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, closeIcon, completedIcon, infoIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { css, styled } from 'styled-components';
import { noticeTexts } from './Notice.texts.ts';

const StyledNotice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--primitive-space-12);
  padding: var(--primitive-space-12) var(--primitive-space-16);
  border: 1px solid transparent;
  border-radius: var(--semantic-shape-tile);
  background: var(--semantic-color-status-info-bg);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body-sm);

  > svg {
    flex: none;
    color: var(--semantic-color-status-info-icon);
  }
  > div {
    display: grid;
    justify-items: start;
    gap: var(--primitive-space-4);
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* A countdown that is over leaves no gap. */
  > div > :empty {
    display: none;
  }
  strong {
    font: var(--semantic-typography-label);
    font-weight: 600;
  }
  > button {
    flex: none;
    color: var(--semantic-color-icon-default);
    border-radius: var(--primitive-radius-xs);
  }
  /* A touch target of 44 px that does not affect the layout. */
  > button,
  > div > a,
  [data-part] > a {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: -12px;
    }
  }
  ${(['warning', 'negative', 'positive'] as const).map(
    (kind) => css`
      &[data-kind='${kind}'] {
        background: var(--semantic-color-status-${kind}-bg);
        > svg {
          color: var(--semantic-color-status-${kind}-icon);
        }
      }
    `,
  )}
`;

export type NoticeKind = 'info' | 'warning' | 'negative' | 'positive';

const icons: Record<NoticeKind, IconGlyph> = { info: infoIcon, warning: warningIcon, negative: alertIcon, positive: completedIcon };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** @default 'info' */
  readonly kind?: NoticeKind;
  /** Overrides the icon of the kind: a clock for something pending. */
  readonly icon?: IconGlyph;
  /** A short heading above the text. */
  readonly title?: ReactNode;
  /** A Link or a quiet button below the text. */
  readonly action?: ReactNode;
  /** Called when the close button is pressed, which is shown only while this is set. The caller removes the notice. */
  readonly onDismiss?: () => void;
  /** Name of the close button. @default the built-in text */
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
  dismissLabel,
  live = 'off',
  children,
  ...rest
}: NoticeProps) {
  const { close } = useTexts(noticeTexts);
  return (
    <StyledNotice role={roles[live]} {...rest} data-kind={kind}>
      <Icon glyph={icon} />
      <div>
        {title === undefined ? null : <strong>{title}</strong>}
        {children === undefined ? null : <div>{children}</div>}
        {action}
      </div>
      {onDismiss === undefined ? null : (
        <button type="button" aria-label={dismissLabel ?? close} onClick={onDismiss}>
          <Icon glyph={closeIcon} />
        </button>
      )}
    </StyledNotice>
  );
}
