import { Suspense, type ReactNode } from 'react';

type PartProps = {
  /** Lazy components. */
  readonly children: ReactNode;
  /** What stands there until they have come. @default nothing */
  readonly waiting?: ReactNode;
};

/** A place for what is loaded when it is first shown. Until then it is marked (`data-coming`), so that a page is known to be whole when no mark is left. */
export function Part({ children, waiting = null }: PartProps) {
  const fallback = (
    <>
      {waiting}
      <template data-coming="" />
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
