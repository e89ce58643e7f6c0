import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledList = styled.ul`
  overflow: clip;
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--component-card-bg);
  box-shadow: var(--semantic-elevation-card);

  &[data-variant='bare'] {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

export type ListProps = ComponentPropsWithRef<'ul'> & {
  /** `card` is a surface; `bare` is for use inside one, such as a sheet or a card. @default 'card' */
  readonly variant?: 'card' | 'bare';
};

/** Rows in one card. Children are ListRow, LinkRow, AccordionRow, CopyRow or `li`. */
export function List({ variant = 'card', ...rest }: ListProps) {
  // Safari drops the list role from an unstyled ul. The explicit role restores it.
  return <StyledList role="list" {...rest} data-variant={variant} />;
}
