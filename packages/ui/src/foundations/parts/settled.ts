import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../root/createStore.ts';

const underWay = createStore(0);

/** Deferred, because React starts loading a lazy part during a render, when no other component may update. */
const change = (by: number): void => queueMicrotask(() => underWay.write(underWay.read() + by));

/**
 * Registers something that may still change the page: a request, code being loaded. @returns a function that reports its end, to be called
 * once
 */
export function beginPart(): () => void {
  change(1);
  return () => change(-1);
}

/** Keeps the page from being settled while true. A product passes whether any of its queries is running. */
export function useUnderWay(isUnderWay: boolean): void {
  useLayoutEffect(() => (isUnderWay ? beginPart() : undefined), [isUnderWay]);
}

/** Waits one frame beyond the next render, since what has arrived may request more when rendered. @returns a cancel function */
function afterDrawing(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Returns the `data-settled` attribute for the page's `main`. It is set while no query is running and no lazy part is loading, so tests and
 * screenshots can wait for it instead of guessing.
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
