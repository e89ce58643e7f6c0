import type { ReactNode } from 'react';
import { ScreenSlot, useHasSlot } from '../../foundations/screen/createScreen.tsx';
import { styled } from 'styled-components';

const StyledColumns = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--primitive-space-20);

  > div {
    display: contents;
  }
  > [data-part='aside'] > section:first-child {
    margin-block-start: var(--primitive-space-8);
  }
  @media (min-width: 1120px) {
    display: grid;
    flex: none;
    grid-template-columns: minmax(0, 1fr) var(--primitive-layout-aside-column);
    align-items: start;
    gap: var(--primitive-space-40);

    > div {
      display: flex;
      flex-direction: column;
      gap: var(--primitive-space-20);
      min-inline-size: 0;
    }
    > [data-part='aside'] {
      gap: var(--primitive-space-24);
    }
    > [data-part='aside'] > section:first-child {
      margin-block-start: 0;
    }
  }
  /* In a lower window its end could not be reached before the end of the fields. */
  @media (min-width: 1120px) and (min-height: 600px) {
    > [data-part='aside'] {
      position: sticky;
      inset-block-start: var(--primitive-space-24);
    }
  }
`;

type OperationColumnsProps = {
  readonly children: ReactNode;
  /** Follows the children, and from 1120 px stays in view next to them: the summary with its button. */
  readonly aside?: ReactNode;
  /** Makes the children inert. @default false */
  readonly busy?: boolean;
};

/** The fields of an operation and what concludes them, in the same order at every width. */
export function OperationColumns({ children, aside, busy = false }: OperationColumnsProps) {
  const isAsideFilled = useHasSlot('aside');
  return (
    <StyledColumns>
      <div inert={busy}>{children}</div>
      {aside === undefined && !isAsideFilled ? null : (
        <div data-part="aside">
          {aside}
          <ScreenSlot name="aside" />
        </div>
      )}
    </StyledColumns>
  );
}
