import type { Ref, RefCallback, RefObject } from 'react';

/** One ref for an element that both the component and its user want to reach. */
export function joinRefs<Element>(
  own: RefObject<Element | null>,
  outer: Ref<Element> | undefined,
): RefObject<Element | null> | RefCallback<Element> {
  if (!outer) return own;
  return (element) => {
    own.current = element;
    if (typeof outer === 'object') {
      outer.current = element;
      return undefined;
    }
    const leave = outer(element);
    if (typeof leave !== 'function') return undefined;
    return () => {
      own.current = null;
      leave();
    };
  };
}
