import { cloneElement, useEffect, useSyncExternalStore } from 'react';
import { useWalletUi } from '../../foundations/root/WalletUi.ts';
import type { BackToClose } from './createHistoryBack.ts';

export type OverlaySlotProps = {
  /** Lets the back button close every overlay of the product. Keep its identity. */
  readonly back?: BackToClose;
};

/** The place of overlays that are opened by `openOverlay`. `WalletRoot` mounts it. */
export function OverlaySlot({ back }: OverlaySlotProps) {
  const { opened, slot } = useWalletUi();
  const { key, element, open } = useSyncExternalStore(opened.subscribe, opened.read, opened.read);
  useEffect(() => back?.(slot), [back, slot]);
  if (element === null) return null;
  return cloneElement(element, {
    key,
    open,
    onOpenChange: (next: boolean) => {
      const now = opened.read();
      if (now.key === key) opened.write({ ...now, open: next });
      element.props.onOpenChange?.(next);
    },
  });
}
