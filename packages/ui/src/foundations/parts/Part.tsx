import { Suspense, type ReactNode } from 'react';
import { useUnderWay } from './settled.ts';

export type PartProps = {
  /** Lazy components. */
  readonly children: ReactNode;
  /** Shown until they are loaded. @default nothing */
  readonly waiting?: ReactNode;
};

/** Rendered while a part is loading. Marks the place and keeps the page from being settled. */
function PendingMark() {
  useUnderWay(true);
  return <template data-coming="" />;
}

/** A boundary for lazy components, which load when first rendered. Until then the page's `main` is not settled (`data-settled`). */
export function Part({ children, waiting = null }: PartProps) {
  const fallback = (
    <>
      {waiting}
      <PendingMark />
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
