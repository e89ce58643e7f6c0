import { useEffect } from 'react';
import { askOccupant, isSlotTaken, subscribeToSlot } from '../../foundations/overlay/overlaySlot.ts';
import { forgetWaiting, isOverlayEntry } from './overlayEntry.ts';
import { takeOverlayEntryOut } from './takeOverlayEntryOut.ts';

/**
 * Lets the back button close the overlay and stay on the route (D-APP-11): while the slot is taken the history holds one entry
 * more, with the same address. Leaving the slot takes that entry out again, unless the app has navigated meanwhile.
 */
export function useBackToClose(): void {
  useEffect(() => {
    /** Our own way back is under way; it takes its time. */
    let isDropping = false;
    const push = (): void => {
      if (!isDropping && !isOverlayEntry(history.state)) history.pushState({ ...history.state, overlay: true }, '');
    };
    const drop = (): void => {
      if (isDropping || isSlotTaken()) return;
      if (!isOverlayEntry(history.state)) {
        forgetWaiting();
        return;
      }
      isDropping = true;
      takeOverlayEntryOut(() => {
        isDropping = false;
        if (isSlotTaken()) push(); // opened meanwhile
      });
    };
    const onSlotChange = (): void => {
      if (isSlotTaken()) push();
      else setTimeout(drop); // after the caller's own navigation: an entry that lies beneath a new page must not be popped
    };
    const onPopState = ({ state }: PopStateEvent): void => {
      if (isDropping) return; // what was navigated to meanwhile
      if (isOverlayEntry(state)) {
        drop(); // an old entry, met on the way back or forward
      } else if (isSlotTaken() && !isOverlayEntry(history.state)) {
        // Otherwise the page that this very event led to has just opened an overlay of its own.
        askOccupant();
        setTimeout(() => (isSlotTaken() ? push() : undefined)); // it has to be answered and stays
      }
    };
    onSlotChange(); // a reload has closed what was open, and left its entry
    addEventListener('popstate', onPopState);
    const unsubscribe = subscribeToSlot(onSlotChange);
    return () => {
      removeEventListener('popstate', onPopState);
      unsubscribe();
    };
  }, []);
}
