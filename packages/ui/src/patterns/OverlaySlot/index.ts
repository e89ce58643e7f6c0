export { type DialogElementProps, Overlay, type OverlayFrameProps } from '../../foundations/overlay/Overlay.tsx';
export type { Occupant, OverlaySlotState } from '../../foundations/overlay/overlaySlot.ts';
export type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
export { OverlaySlot } from './OverlaySlot.tsx';
