import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../root/createStore.ts';

const underWay = createStore(0);

/** React asks for a lazy part in the middle of a render, when nothing else may be drawn anew. */
const change = (by: number): void => queueMicrotask(() => underWay.write(underWay.read() + by));

/** Something begins that the page may change by: a request, code on its way. @returns tells that it has ended; call it once */
export function beginPart(): () => void {
  change(1);
  return () => change(-1);
}

/** As long as it is true the page is not settled: for a product, whether any of its queries is under way. */
export function useUnderWay(isUnderWay: boolean): void {
  useLayoutEffect(() => (isUnderWay ? beginPart() : undefined), [isUnderWay]);
}

/** What came may ask for more when it is drawn: it is known one frame after the one that draws it. @returns calls it off */
function afterDrawing(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * For the page's `main`: `data-settled` stands there while no query is under way and no lazy part is coming. Tests, and whoever takes pictures,
 * wait for it instead of guessing when a page has come to rest.
 */
export function useSettledMark(): { readonly 'data-settled': '' | undefined } {
  const isAtRest = useSyncExternalStore(
    underWay.subscribe,
    () => underWay.read() === 0,
    () => false,
  );
  const [isSettled, setSettled] = useState(false);
  if (isSettled && !isAtRest) setSettled(false);
  useEffect(() => (isAtRest ? afterDrawing(() => setSettled(true)) : undefined), [isAtRest]);
  return { 'data-settled': isSettled ? '' : undefined };
}
