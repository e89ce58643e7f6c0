import { OverlaySlot } from '../OverlaySlot/OverlaySlot.tsx';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';

/** The lazy part of `WalletRoot`: where overlays and toasts appear. */
export function Slots() {
  return (
    <>
      <OverlaySlot />
      <ToastRegion />
    </>
  );
}
