export { type DialogElementProps, Overlay } from '../../foundations/overlay/Overlay.tsx';
export type { Occupant, OverlaySlot as OverlaySlotState } from '../../foundations/overlay/overlaySlot.ts';
export type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
export { OverlaySlot } from './OverlaySlot.tsx';
