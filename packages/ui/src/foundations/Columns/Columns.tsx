import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ScreenSlot, useHasSlot } from '../screen/createScreen.tsx';
import { styled } from 'styled-components';

const StyledColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-16);

  > * {
    display: flex;
    flex-direction: column;
    gap: var(--primitive-space-16);
    min-inline-size: 0;
  }

  /* A section has this margin below another child; here it begins a column. */
  > * + *:has(> section:first-child > header) {
    margin-block-start: var(--primitive-space-8);
  }

  @media (min-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) var(--primitive-layout-aside-column);
    gap: var(--primitive-space-24) var(--primitive-space-40);
    > * {
      gap: var(--primitive-space-24);
    }
    > * + *:has(> section:first-child > header) {
      margin-block-start: 0;
    }
    /* Continues the main column directly below its first part. */
    > div ~ div {
      grid-column: 1;
    }
    &:has(> div ~ div) {
      grid-template-rows: auto 1fr;
      > aside {
        grid-row: 1 / span 2;
        grid-column: 2;
      }
    }
  }
`;

export type ColumnsProps = ComponentPropsWithRef<'div'> & {
  /** Next to the main column from 1120 px, below it on narrower screens. */
  readonly aside?: ReactNode;
  /** The rest of the main column. Below 1120 px it follows the aside. */
  readonly after?: ReactNode;
  /** Name of the aside for screen readers. */
  readonly asideLabel?: string;
};

/** A main column with an aside. The reading order is the same at every width. */
export function Columns({ aside, asideLabel, after, children, ...rest }: ColumnsProps) {
  const isAsideFilled = useHasSlot('aside');
  return (
    <StyledColumns {...rest}>
      <div>{children}</div>
      {aside === undefined && !isAsideFilled ? null : (
        <aside aria-label={asideLabel}>
          {aside}
          <ScreenSlot name="aside" />
        </aside>
      )}
      {after === undefined ? null : <div>{after}</div>}
    </StyledColumns>
  );
}
