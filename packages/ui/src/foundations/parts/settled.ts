import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../root/createStore.ts';

const pendingCount = createStore(0);

/** Deferred, because React starts loading a lazy part during a render, when no other component may update. */
const changePendingCount = (by: number): void => queueMicrotask(() => pendingCount.write(pendingCount.read() + by));

/**
 * Registers something that may still change the page: a request, code being loaded. @returns a function that reports its end, to be called
 * once
 */
export function registerPending(): () => void {
  changePendingCount(1);
  return () => changePendingCount(-1);
}

/** Keeps the page from being settled while true. A product passes whether any of its queries is running. */
export function useUnderWay(isUnderWay: boolean): void {
  useLayoutEffect(() => (isUnderWay ? registerPending() : undefined), [isUnderWay]);
}

/** Waits one frame beyond the next render, since what has arrived may request more when rendered. @returns a cancel function */
function afterNextRender(then: () => void): () => void {
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
    pendingCount.subscribe,
    () => pendingCount.read() === 0,
    () => false,
  );
  const [isSettled, setSettled] = useState(false);
  if (isSettled && !isAtRest) setSettled(false);
  useEffect(() => (isAtRest ? afterNextRender(() => setSettled(true)) : undefined), [isAtRest]);
  return { 'data-settled': isSettled ? '' : undefined };
}
