import { lazy, type ReactNode } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { useIsWide } from '../AppFrame/useIsWide.ts';
import type { OperationAsideView } from './OperationAside.types.ts';

/** Not loaded on a phone, which has no room for it. */
const OperationAside = lazy(async () => ({ default: (await import('./OperationAside.tsx')).OperationAside }));

export type OperationColumnsProps = {
  /** Shown next to the form from 1120 px. On narrower screens the form itself contains what must be known. */
  readonly aside?: OperationAsideView | undefined;
  /** Custom content that replaces the aside. */
  readonly beside?: ReactNode;
  /** `two-column` uses the available width instead of a form's 480 px. @default 'operation' */
  readonly kind?: 'operation' | 'two-column';
  /** Title of the page, which names the aside for screen readers. */
  readonly title: string;
  readonly children: ReactNode;
};

/** The form column of an operation, next to the aside with its effect on the balances, its costs and its time of arrival. */
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
