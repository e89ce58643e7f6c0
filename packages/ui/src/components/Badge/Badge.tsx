import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';

const StyledBadge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-4);
  max-inline-size: 100%;
  padding: var(--component-badge-padding-y) var(--component-badge-padding-x);
  border: 1px solid transparent;
  border-radius: var(--component-badge-radius);
  background: var(--semantic-color-status-neutral-bg);
  color: var(--semantic-color-status-neutral-text);
  font: var(--semantic-typography-micro);
  letter-spacing: var(--semantic-typography-micro-letter-spacing);

  > svg {
    flex: none;
  }
  ${(['positive', 'negative', 'warning', 'info'] as const).map(
    (tone) => css`
      &[data-tone='${tone}'] {
        background: var(--semantic-color-status-${tone}-bg);
        color: var(--semantic-color-status-${tone}-text);
      }
    `,
  )}
  &[data-tone='on-hero'] {
    background: var(--semantic-color-action-on-hero-bg);
    color: var(--semantic-color-action-on-hero-text);
  }
  &[data-tone='wealth'] {
    background: var(--semantic-color-tier-wealth-bg);
    color: var(--semantic-color-tier-wealth-text);
  }
  [data-ground='hero'] &[data-tone='wealth'] {
    background: var(--semantic-color-tier-wealth-on-hero-bg);
    color: var(--semantic-color-tier-wealth-on-hero-text);
  }
`;

export type BadgeTone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'on-hero' | 'wealth';

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** Colour. The text has to convey the same. @default 'neutral' */
  readonly tone?: BadgeTone;
  /** Drawn before the text. */
  readonly icon?: IconGlyph;
};

/** A short label for a status or kind. Always has text, never just colour and icon. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <StyledBadge {...rest} data-tone={tone}>
      {icon === undefined ? null : <Icon glyph={icon} size={14} />}
      {children}
    </StyledBadge>
  );
}
