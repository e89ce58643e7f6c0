import { cloneElement, useSyncExternalStore } from 'react';
import { useWalletUi } from '../../foundations/root/WalletUi.ts';

/** Renders the overlays opened with `openOverlay`. Mounted by `WalletRoot`. */
export function OverlaySlot() {
  const { opened } = useWalletUi();
  const { key, element, open } = useSyncExternalStore(opened.subscribe, opened.read, opened.read);
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
