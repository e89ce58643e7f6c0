import { cloneElement, useSyncExternalStore } from 'react';
import { overlayStore } from './openOverlay.ts';
import { useBackToClose } from './useBackToClose.ts';

/** The place of overlays that are opened by `openOverlay`, and what ties every overlay to the back button. The app mounts it once, beside its routes. */
export function OverlaySlot() {
  const { key, element, open } = useSyncExternalStore(overlayStore.subscribe, overlayStore.read, overlayStore.read);
  useBackToClose();
  if (element === null) return null;
  return cloneElement(element, {
    key,
    open,
    onOpenChange: (next: boolean) => {
      overlayStore.setOpen(key, next);
      element.props.onOpenChange?.(next);
    },
  });
}
