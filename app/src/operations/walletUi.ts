import { createWalletUi } from '@wallet/ui/foundations/root/WalletUi';

/** This product's overlays, messages and menu, for what is no component as well. */
export const walletUi = createWalletUi();
export const { openOverlay, showToast, slot: overlaySlot } = walletUi;
