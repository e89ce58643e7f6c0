export { type DialogElementProps, Overlay } from '../../foundations/overlay/Overlay.tsx';
export { SLOTS_WANTED, callForSlots } from '../../foundations/overlay/callForSlots.ts';
export { type Occupant, askOccupant, isSlotTaken, subscribeToSlot } from '../../foundations/overlay/overlaySlot.ts';
export { type OverlayProps, useOverlay } from '../../foundations/overlay/useOverlay.ts';
export { OverlaySlot } from './OverlaySlot.tsx';
export { type OverlayElement, closeOverlay, openOverlay } from './openOverlay.ts';
export { whenOverlayEntryIsGone } from './overlayEntry.ts';
