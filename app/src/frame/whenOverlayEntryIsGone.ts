const isOverlayEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'overlay' in state;

/**
 * Runs once the history entry that an open overlay holds has been taken out again (`useBackToClose`), so that what runs may go back from
 * the page's own entry. Answers the function that gives up waiting.
 */
export function whenOverlayEntryIsGone(run: () => void): () => void {
  if (!isOverlayEntry(history.state)) {
    run();
    return () => undefined;
  }
  addEventListener('popstate', run, { once: true });
  return () => removeEventListener('popstate', run);
}
