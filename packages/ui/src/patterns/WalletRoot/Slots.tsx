import { OverlaySlot } from '../OverlaySlot/OverlaySlot.tsx';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';

/** The lazy part of `WalletRoot`, which renders overlays and toasts. */
export function Slots() {
  return (
    <>
      <OverlaySlot />
      <ToastRegion />
    </>
  );
}
