import type { ComponentPropsWithRef } from 'react';
import { StyledText } from './Text.styles.ts';

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
