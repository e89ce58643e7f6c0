import type { ComponentPropsWithRef } from 'react';
import { useSettledMark } from '../parts/settled.ts';
import { StyledPage } from './Page.styles.ts';

export type PageProps = ComponentPropsWithRef<'main'> & {
  /** Target of the skip link. @default 'content' */
  readonly id?: string;
};

/**
 * The main landmark with the page's gutters: a single column of at most 560 px up to a width of 1119 px, and 1080 px above. Use Columns
 * inside it for the desktop aside.
 */
export function Page({ id = 'content', ...rest }: PageProps) {
  return <StyledPage {...useSettledMark()} {...rest} id={id} tabIndex={-1} />;
}
