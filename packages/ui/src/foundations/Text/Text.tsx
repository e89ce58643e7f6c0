import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledText = styled.span`
  color: inherit;
  font: var(--semantic-typography-body);
  font-variant-numeric: tabular-nums;

  &[data-type='body-medium'] {
    font: var(--semantic-typography-body-medium);
  }
  &[data-type='body-sm'] {
    font: var(--semantic-typography-body-sm);
  }
  &[data-type='label'] {
    font: var(--semantic-typography-label);
  }
  &[data-type='caption'] {
    font: var(--semantic-typography-caption);
  }
  &[data-type='micro'] {
    font: var(--semantic-typography-micro);
    letter-spacing: var(--semantic-typography-micro-letter-spacing);
  }

  &[data-tone='primary'] {
    color: var(--semantic-color-text-primary);
  }
  &[data-tone='secondary'] {
    color: var(--semantic-color-text-secondary);
  }
  &[data-tone='muted'] {
    color: var(--semantic-color-text-muted);
  }
  &[data-tone='accent'] {
    color: var(--semantic-color-text-accent);
  }
  &[data-tone='positive'] {
    color: var(--semantic-color-text-positive);
  }
  &[data-tone='negative'] {
    color: var(--semantic-color-text-negative);
  }
  &[data-tone='warning'] {
    color: var(--semantic-color-text-warning);
  }
  &[data-tone='on-hero'] {
    color: var(--semantic-color-text-on-hero);
  }
  &[data-tone='on-hero-muted'] {
    color: var(--semantic-color-text-on-hero-muted);
  }

  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
  p& {
    max-inline-size: 64ch;
  }
  p&[data-align='center'] {
    margin-inline: auto;
  }
`;

/** Type roles of running text. Use Heading for titles and Money for amounts. */
export type TextType = 'body' | 'body-medium' | 'body-sm' | 'label' | 'caption' | 'micro';
export type TextTone =
  'inherit' | 'primary' | 'secondary' | 'muted' | 'accent' | 'positive' | 'negative' | 'warning' | 'on-hero' | 'on-hero-muted';

export type TextProps = ComponentPropsWithRef<'span'> & {
  /** The element to render. A paragraph is at most 64 characters wide. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'legend';
  /** @default 'body' */
  readonly type?: TextType;
  /** @default 'inherit' */
  readonly tone?: TextTone;
  /** @default 'start' */
  readonly align?: 'start' | 'center' | 'end';
};

/** Text in a type role. */
export function Text({ as = 'p', type = 'body', tone = 'inherit', align = 'start', ...rest }: TextProps) {
  return <StyledText {...rest} as={as} data-type={type} data-tone={tone} data-align={align} />;
}
