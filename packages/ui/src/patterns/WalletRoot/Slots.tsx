import { OverlaySlot, type OverlaySlotProps } from '../OverlaySlot/OverlaySlot.tsx';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';

/** The lazy part of `WalletRoot`: where overlays and toasts appear. */
export function Slots(props: OverlaySlotProps) {
  return (
    <>
      <OverlaySlot {...props} />
      <ToastRegion />
    </>
  );
}
