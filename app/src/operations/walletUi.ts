import { createWalletUi } from '@wallet/ui/patterns/WalletRoot';

/** The product's overlays, messages and menu, also for code outside components. */
export const walletUi = createWalletUi();
export const { openOverlay, showToast, slot: overlaySlot } = walletUi;

/**
 * Runs once no overlay is open, so that a page is not left behind an overlay the customer is reading.
 * @returns stops waiting
 */
export function runWhenNoOverlay(run: () => void): () => void {
  const runIfFree = (): void => {
    if (overlaySlot.getDialog() !== undefined) return;
    stop();
    run();
  };
  // Overlays rendered at the same time open first, and one overlay may follow another.
  let timer = setTimeout(runIfFree);
  const unsubscribe = overlaySlot.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(runIfFree);
  });
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  return stop;
}
