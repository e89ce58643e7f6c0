import { createStore } from '../root/createStore.ts';

/** Content of the single overlay slot (D-APP-10). Modals, sheets, pickers and the menu use it one at a time. */
export type Occupant = {
  readonly dialog: HTMLDialogElement;
  /** Called when the customer closes it: Escape, back, a press outside, `closeOverlay`. */
  readonly ask: () => void;
  /** Called when it has to go, whether it can be closed or not: another overlay takes the slot, or the customer leaves the page. */
  readonly onReplaced: () => void;
};

export type OverlaySlotState = {
  /** Takes the slot, closes the overlay that is open or still closing, and opens the next. Returns a function that releases the slot. */
  readonly occupy: (next: Occupant) => () => void;
  /** Returns the dialog of the open overlay. Only what is inside it can be pressed and is read out. */
  readonly getDialog: () => HTMLDialogElement | undefined;
  /**
   * Requests the open overlay to close, as Escape would. @param dialog limits the request to this dialog, in case another has opened since
   */
  readonly ask: (dialog?: HTMLDialogElement) => void;
  /** Tells the open overlay to close, also one that `ask` does not close. A confirmation waits for its answer first. */
  readonly close: () => void;
  /** Notifies the listener whenever the slot is taken or released. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Connects the slot to the product's back button. Returns the disconnect function. */
export type BackToClose = (slot: OverlaySlotState) => () => void;

export function createOverlaySlot(): OverlaySlotState {
  const occupant = createStore<Occupant | undefined>(undefined);
  let lastDialog: HTMLDialogElement | undefined;
  return {
    occupy: (next) => {
      const { dialog } = next;
      const previous = occupant.read();
      if (lastDialog !== dialog) lastDialog?.close(); // returns the focus first, so that the next dialog returns it there too
      lastDialog = dialog;
      occupant.write(next);
      if (previous?.dialog !== dialog) previous?.onReplaced();
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one that takes the slot again has one handler
      dialog.onclose = () => {
        if (dialog.open || occupant.read() !== next) return;
        next.ask();
        dialog.showModal(); // the browser has closed it without asking first: a second back gesture on Android
      };
      if (!dialog.open) {
        const { clientWidth, style } = document.documentElement;
        // The overlay hides the scrollbar. One of another product on the page has already done so, and stored its width.
        if (innerWidth > clientWidth) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
        dialog.showModal();
        // A text field keeps its ring. An element that has the focus does not change it.
        const focused = dialog.querySelector<HTMLElement>('[data-keyless] :read-only:focus-visible');
        focused?.blur();
        focused?.focus({ focusVisible: false });
      }
      return () => {
        if (occupant.read() === next) occupant.write(undefined);
      };
    },
    close: () => occupant.read()?.onReplaced(),
    getDialog: () => occupant.read()?.dialog,
    ask: (dialog) => {
      const open = occupant.read();
      if (!dialog || open?.dialog === dialog) open?.ask();
    },
    subscribe: occupant.subscribe,
  };
}
