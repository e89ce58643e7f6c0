import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Hidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & {
  /** @default 'span' */
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'caption';
};

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
