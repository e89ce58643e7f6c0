import type { Ref, RefCallback, RefObject } from 'react';

/** One ref for an element that both the component and its user want to reach. */
export function joinRefs<Element>(
  own: RefObject<Element | null>,
  outer: Ref<Element> | undefined,
): RefObject<Element | null> | RefCallback<Element> {
  if (!outer) return own;
  return (element) => {
    own.current = element;
    if (typeof outer === 'function') outer(element);
    else outer.current = element;
  };
}
