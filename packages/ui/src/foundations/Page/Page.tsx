import type { ComponentPropsWithRef } from 'react';
import { useSettledMark } from '../parts/settled.ts';
import { StyledPage } from './Page.styles.ts';

export type PageProps = ComponentPropsWithRef<'main'> & {
  /** Target of the skip link. @default 'content' */
  readonly id?: string;
};

/**
 * The main landmark with the page's gutters: one column of at most 560 up to 1119 px, 1080 above. Columns inside it make the aside
 * of a desktop.
 */
export function Page({ id = 'content', ...rest }: PageProps) {
  return <StyledPage {...useSettledMark()} {...rest} id={id} tabIndex={-1} />;
}
