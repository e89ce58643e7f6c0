import { createWalletUi } from '@wallet/ui/patterns/WalletRoot';

/** This product's overlays, messages and menu, for what is no component as well. */
export const walletUi = createWalletUi();
export const { openOverlay, showToast, slot: overlaySlot } = walletUi;

/** Runs once nothing is open: a page is not left behind an overlay that a customer reads. @returns gives up waiting */
export function whenNothingIsOpen(run: () => void): () => void {
  const look = (): void => {
    if (overlaySlot.isTaken()) return;
    stop();
    run();
  };
  // What is drawn at the same time opens first, and one overlay may follow another.
  let timer = setTimeout(look);
  const unsubscribe = overlaySlot.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(look);
  });
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  return stop;
}
