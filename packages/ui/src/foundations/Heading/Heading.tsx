import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledHeading = styled.h2`
  color: inherit;
  font: var(--semantic-typography-title-md);
  letter-spacing: var(--semantic-typography-title-md-letter-spacing);
  text-wrap: balance;

  &[data-type='title-xl'] {
    font: var(--semantic-typography-title-xl);
    letter-spacing: var(--semantic-typography-title-xl-letter-spacing);
  }
  &[data-type='title-lg'] {
    font: var(--semantic-typography-title-lg);
    letter-spacing: var(--semantic-typography-title-lg-letter-spacing);
  }
  &[data-type='title-sm'] {
    font: var(--semantic-typography-title-sm);
    letter-spacing: 0;
  }
  &[data-type='label'] {
    font: var(--semantic-typography-label);
    letter-spacing: 0;
  }
  &[data-align='center'] {
    text-align: center;
  }
`;

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingType = 'title-xl' | 'title-lg' | 'title-md' | 'title-sm' | 'label';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Heading level: one 1 per page and no gaps. Does not affect the appearance. */
  readonly level: HeadingLevel;
  /** Appearance. @default 'title-md' */
  readonly type?: HeadingType;
  /** @default 'start' */
  readonly align?: 'start' | 'center';
};

/** A heading. One of level 1 can receive the focus: `WalletRoot` moves it there when a step has replaced what had it. */
export function Heading({ level, type = 'title-md', align = 'start', ...rest }: HeadingProps) {
  return <StyledHeading {...(level === 1 && { tabIndex: -1 })} {...rest} as={tags[level]} data-type={type} data-align={align} />;
}
