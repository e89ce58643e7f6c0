import { Suspense, type ReactNode } from 'react';
import { useUnderWay } from './settled.ts';

export type PartProps = {
  /** Lazy components. */
  readonly children: ReactNode;
  /** What stands there until they have come. @default nothing */
  readonly waiting?: ReactNode;
};

/** Stands where something is coming: the page is not settled, and the place is marked. */
function Coming() {
  useUnderWay(true);
  return <template data-coming="" />;
}

/** A place for what is loaded when it is first shown. Until then the page's `main` is not settled (`data-settled`). */
export function Part({ children, waiting = null }: PartProps) {
  const fallback = (
    <>
      {waiting}
      <Coming />
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
