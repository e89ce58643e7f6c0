/** Whether an entry of the history is the one that an open overlay holds (`useBackToClose`). @param state what `history.state` says of it */
export const isOverlayEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'overlay' in state;
