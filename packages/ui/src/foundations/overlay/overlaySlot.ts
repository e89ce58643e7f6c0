import { createStore } from '../root/createStore.ts';

/** Content of the single overlay slot (D-APP-10). Modals, sheets, pickers and the menu use it one at a time. */
export type Occupant = {
  readonly dialog: HTMLDialogElement;
  /** Called when the customer closes it: Escape, back, a press outside, `closeOverlay`. */
  readonly ask: () => void;
  /** Called after another overlay has taken the slot and closed this one. */
  readonly onReplaced: () => void;
};

export type OverlaySlotState = {
  /** Takes the slot and closes the overlay that is open or still closing. Returns a function that releases the slot. */
  readonly occupy: (next: Occupant) => () => void;
  readonly isTaken: () => boolean;
  /**
   * Requests the open overlay to close, as Escape would. @param dialog limits the request to this dialog, in case another has opened since
   */
  readonly ask: (dialog?: HTMLDialogElement) => void;
  /** Notifies the listener whenever the slot is taken or released. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Connects the slot to the product's back button. Returns the disconnect function. */
export type BackToClose = (slot: OverlaySlotState) => () => void;

/** The page scrolls again only when no overlay is open, including those of other products on the same page. */
function isAnotherDialogOpen(own: HTMLDialogElement): boolean {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[data-state="open"]')].some((dialog) => dialog !== own && dialog.open);
}

export function createOverlaySlot(): OverlaySlotState {
  const occupant = createStore<Occupant | undefined>(undefined);
  let lastDialog: HTMLDialogElement | undefined;
  return {
    occupy: (next) => {
      const previous = occupant.read();
      if (lastDialog !== next.dialog) lastDialog?.close(); // returns the focus first, so that the next dialog returns it there too
      lastDialog = next.dialog;
      document.documentElement.style.overflow = 'hidden';
      occupant.write(next);
      if (previous?.dialog !== next.dialog) previous?.onReplaced();
      return () => {
        if (occupant.read() !== next) return;
        document.documentElement.style.overflow = isAnotherDialogOpen(next.dialog) ? 'hidden' : '';
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
