import type { ComponentPropsWithRef } from 'react';
import { StyledHeading } from './Heading.styles.ts';

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

/** A heading. The h1 of a new step receives the focus, so give it `tabIndex={-1}` and a ref. */
export function Heading({ level, type = 'title-md', align = 'start', ...rest }: HeadingProps) {
  return <StyledHeading {...rest} as={tags[level]} data-type={type} data-align={align} />;
}
