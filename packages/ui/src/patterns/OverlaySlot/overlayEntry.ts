const waiting = new Set<() => void>();

/** Whether an entry of the history is the one that an open overlay holds (`useBackToClose`). @param state what `history.state` says of it */
export const isOverlayEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'overlay' in state;

/**
 * Runs once the history entry that an overlay holds has been taken out again, so that what runs may go back from the page's own entry; at
 * once where none is on top.
 * @returns gives up waiting
 */
export function whenOverlayEntryIsGone(run: () => void): () => void {
  if (isOverlayEntry(history.state)) waiting.add(run);
  else run();
  return () => waiting.delete(run);
}

/** The page has been left from the overlay, whose entry lies beneath the next one: whoever waited for it has nothing to go back from. */
export const forgetWaiting = (): void => waiting.clear();

/** The page's own entry is on top again: whoever waited for that runs. */
export function runWaiting(): void {
  const runs = [...waiting];
  waiting.clear();
  for (const run of runs) run();
}
