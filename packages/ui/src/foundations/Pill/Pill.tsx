import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';

const StyledPill = styled.span`
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

export type PillTone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'on-hero' | 'wealth';

export type PillProps = ComponentPropsWithRef<'span'> & {
  /** Colour. The text has to convey the same. @default 'neutral' */
  readonly tone?: PillTone;
  /** Drawn before the text. */
  readonly icon?: IconGlyph;
};

/** A short label for a status or kind. Always has text. */
export function Pill({ tone = 'neutral', icon, children, ...rest }: PillProps) {
  return (
    <StyledPill {...rest} data-tone={tone}>
      {icon === undefined ? null : <Icon glyph={icon} size={14} />}
      {children}
    </StyledPill>
  );
}
