/** Who is in the one overlay slot (D-APP-10): modals, sheets, pickers and the menu take it in turn, one at a time. */
export type Occupant = {
  readonly dialog: HTMLDialogElement;
  /** The customer wants it gone: Escape, back, a press beside it, `closeOverlay`. */
  readonly ask: () => void;
  /** Another overlay has taken the slot; this one is closed already. */
  readonly onReplaced: () => void;
};

let occupant: Occupant | undefined;
let lastDialog: HTMLDialogElement | undefined;
const listeners = new Set<() => void>();

function change(next: Occupant | undefined): void {
  occupant = next;
  document.documentElement.style.overflow = next ? 'hidden' : '';
  for (const listener of listeners) listener();
}

/** Takes the slot and closes what was open, or is still closing. Answers the function that leaves it. */
export function occupySlot(next: Occupant): () => void {
  const previous = occupant;
  if (lastDialog !== next.dialog) lastDialog?.close(); // gives the focus back first, so that the next one returns it there
  lastDialog = next.dialog;
  change(next);
  if (previous?.dialog !== next.dialog) previous?.onReplaced();
  return () => {
    if (occupant === next) change(undefined);
  };
}

export const isSlotTaken = (): boolean => occupant !== undefined;

/** Asks the overlay that is open to close, as Escape would. @param dialog that one alone: another may have been opened meanwhile */
export const askOccupant = (dialog: HTMLDialogElement | undefined = occupant?.dialog): void => {
  if (occupant?.dialog === dialog) occupant?.ask();
};

/** Calls back whenever the slot is taken or left. */
export function subscribeToSlot(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
