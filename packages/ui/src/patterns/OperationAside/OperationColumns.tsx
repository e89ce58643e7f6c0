import { lazy, type ReactNode } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { useIsWide } from '../AppFrame/useIsWide.ts';
import type { OperationAsideView } from './OperationAside.types.ts';

/** A phone has no room for it, and does not load it. */
const OperationAside = lazy(async () => ({ default: (await import('./OperationAside.tsx')).OperationAside }));

export type OperationColumnsProps = {
  /** What is shown beside the form from 1120 px; on a narrower page what must be known is in the form. */
  readonly aside?: OperationAsideView | undefined;
  /** Something else in its place, of a page of its own kind. */
  readonly beside?: ReactNode;
  /** `two-column`: as wide as it can be, in place of a form's 480. @default 'operation' */
  readonly kind?: 'operation' | 'two-column';
  /** Names the aside for screen readers: the title of the page. */
  readonly title: string;
  readonly children: ReactNode;
};

/** The form column of an operation, and beside it what it does to the balances, what it costs and when it arrives. */
export function OperationColumns({ aside, beside, kind = 'operation', title, children }: OperationColumnsProps) {
  const isWide = useIsWide();
  const shown =
    aside === undefined || !isWide ? undefined : (
      <Part>
        <OperationAside {...aside} />
      </Part>
    );
  return (
    <Columns kind={kind} aside={isWide ? (beside ?? shown) : undefined} asideLabel={title}>
      {children}
    </Columns>
  );
}
