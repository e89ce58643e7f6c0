import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';

/** Type roles of running text. Use Heading for titles and Money for amounts. */
export type TextType = 'body' | 'body-medium' | 'body-sm' | 'label' | 'caption' | 'micro';
export type TextTone =
  'inherit' | 'primary' | 'secondary' | 'muted' | 'accent' | 'positive' | 'negative' | 'warning' | 'on-hero' | 'on-hero-muted';

const types: readonly TextType[] = ['body-medium', 'body-sm', 'label', 'caption', 'micro'];
const tones: readonly TextTone[] = [
  'primary',
  'secondary',
  'muted',
  'accent',
  'positive',
  'negative',
  'warning',
  'on-hero',
  'on-hero-muted',
];

const StyledText = styled.span`
  color: inherit;
  font: var(--semantic-typography-body);
  font-variant-numeric: tabular-nums;

  ${types.map(
    (type) => css`
      &[data-type='${type}'] {
        font: var(--semantic-typography-${type});
      }
    `,
  )}
  &[data-type='micro'] {
    letter-spacing: var(--semantic-typography-micro-letter-spacing);
  }

  ${tones.map(
    (tone) => css`
      &[data-tone='${tone}'] {
        color: var(--semantic-color-text-${tone});
      }
    `,
  )}

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
