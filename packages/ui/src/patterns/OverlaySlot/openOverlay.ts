import type { ReactElement } from 'react';
import { callForSlots } from '../../foundations/overlay/callForSlots.ts';
import { askOccupant } from '../../foundations/overlay/overlaySlot.ts';
import type { OverlayProps } from '../../foundations/overlay/useOverlay.ts';

/** An overlay as an element: `<Dialog …>`, `<BottomSheet …>`, or one of one's own that hands `open` and `onOpenChange` on. */
export type OverlayElement = ReactElement<OverlayProps>;

type Slot = { readonly key: number; readonly element: OverlayElement | null; readonly open: boolean };

let slot: Slot = { key: 0, element: null, open: false };
const listeners = new Set<() => void>();

function change(next: Slot): void {
  slot = next;
  for (const listener of listeners) listener();
}

/**
 * Shows an overlay in the one slot; what was open is closed. For an overlay that outlives its opener or has none;
 * a screen's own overlay takes `open` and is written in the screen.
 * @returns closes it, and nothing else that may have been opened since
 */
export function openOverlay(element: OverlayElement): () => void {
  const key = slot.key + 1;
  change({ key, element, open: true });
  callForSlots();
  return () => {
    if (slot.key === key) change({ ...slot, open: false });
  };
}

/** Closes the overlay that is open, whoever opened it, as Escape would; nothing happens when none is. */
export function closeOverlay(): void {
  askOccupant();
}

export const overlayStore = {
  read: (): Slot => slot,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  setOpen: (key: number, open: boolean): void => {
    if (slot.key === key) change({ ...slot, open });
  },
};
