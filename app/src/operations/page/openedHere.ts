/** State of the entry of an order that was opened from a list of this app: closing it goes back there (D-TXN-25, D-PROG-07). */
export const openedHere = { openedHere: true } as const;

export const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state;
