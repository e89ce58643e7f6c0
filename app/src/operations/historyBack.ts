import { createHistoryBack } from '@wallet/ui/patterns/OverlaySlot';

/** Ties this product's overlays to the back button (D-APP-11). */
export const { back: historyBack, whenEntryIsGone: whenOverlayEntryIsGone } = createHistoryBack();
