import { useCallback, type Ref, type RefCallback } from 'react';

function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | undefined {
  if (typeof ref === 'object' && ref !== null) ref.current = element;
  const leave = typeof ref === 'function' ? ref(element) : undefined;
  return typeof leave === 'function' ? leave : undefined;
}

/** Merges a component's own ref with the one passed by its user. */
export function useMergedRef<Element>(own: Ref<Element>, outer: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element) => {
      const leaves = [own, outer].map((ref) => [ref, setRef(ref, element)] as const);
      return () => {
        for (const [ref, leave] of leaves) {
          if (leave === undefined) setRef(ref, null);
          else leave();
        }
      };
    },
    [own, outer],
  );
}
