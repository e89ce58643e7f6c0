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
  /** `card` is a surface of its own; `bare` is in one already (a sheet, a card). @default 'card' */
  readonly variant?: 'card' | 'bare';
};

/** Rows in one card. Children are ListRow, LinkRow, AccordionRow, CopyRow or `li`. */
export function List({ variant = 'card', ...rest }: ListProps) {
  // Safari takes the list role from an unstyled ul; the explicit role gives it back.
  return <StyledList role="list" {...rest} data-variant={variant} />;
}
