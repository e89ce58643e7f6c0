import { createStore } from '../root/createStore.ts';

/** What is in the one overlay slot (D-APP-10): modals, sheets, pickers and the menu take it in turn, one at a time. */
export type Occupant = {
  readonly dialog: HTMLDialogElement;
  /** The customer closes it: Escape, back, a press beside it, `closeOverlay`. */
  readonly ask: () => void;
  /** Another overlay has taken the slot; this one is closed already. */
  readonly onReplaced: () => void;
};

export type OverlaySlot = {
  /** Takes the slot and closes what was open, or is still closing. Answers the function that leaves it. */
  readonly occupy: (next: Occupant) => () => void;
  readonly isTaken: () => boolean;
  /** Asks the overlay that is open to close, as Escape would. @param dialog that one alone: another may have been opened meanwhile */
  readonly ask: (dialog?: HTMLDialogElement) => void;
  /** Calls back whenever the slot is taken or left. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Ties the slot to the product's back button; answers the function that unties it. */
export type BackToClose = (slot: OverlaySlot) => () => void;

/** The page scrolls again once nothing is open in it, of another product on the same page neither. */
function isAnotherOpen(own: HTMLDialogElement): boolean {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[data-state="open"]')].some((dialog) => dialog !== own && dialog.open);
}

export function createOverlaySlot(): OverlaySlot {
  const occupant = createStore<Occupant | undefined>(undefined);
  let lastDialog: HTMLDialogElement | undefined;
  return {
    occupy: (next) => {
      const previous = occupant.read();
      if (lastDialog !== next.dialog) lastDialog?.close(); // gives the focus back first, so that the next one returns it there
      lastDialog = next.dialog;
      document.documentElement.style.overflow = 'hidden';
      occupant.write(next);
      if (previous?.dialog !== next.dialog) previous?.onReplaced();
      return () => {
        if (occupant.read() !== next) return;
        document.documentElement.style.overflow = isAnotherOpen(next.dialog) ? 'hidden' : '';
        occupant.write(undefined);
      };
    },
    isTaken: () => occupant.read() !== undefined,
    ask: (dialog = occupant.read()?.dialog) => {
      const open = occupant.read();
      if (open?.dialog === dialog) open?.ask();
    },
    subscribe: occupant.subscribe,
  };
}
