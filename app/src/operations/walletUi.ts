import { createWalletUi } from '@wallet/ui/patterns/WalletRoot';

/** This product's overlays, messages and menu, for what is no component as well. */
export const walletUi = createWalletUi();
export const { openOverlay, showToast, slot: overlaySlot } = walletUi;
