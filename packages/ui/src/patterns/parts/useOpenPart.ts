import { useCallback, useRef } from 'react';
import { useWalletUi } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';

/** Loads the code of a part that opens on a press, as its lazy component does. Keep its identity stable. */
type Load = () => Promise<unknown>;

type PartActions = {
  /** Preloads a part. If that fails, it is requested again when needed. */
  readonly preloadPart: (load: Load) => void;
  /**
   * Opens a part that has a chunk of its own. If the part is not loaded yet and there is no network, the page stays as it is and a toast
   * explains why until the part can be opened. Nothing is requested then, because browsers do not retry a module that has failed to load.
   */
  readonly openPart: (load: Load, show: () => void) => void;
};

/** Both functions keep their identity between renders. */
export function useOpenPart(): PartActions {
  const { offline } = useTexts(failureTexts);
  const { showToast, loadedParts } = useWalletUi();
  const hideToast = useRef<() => void>(undefined);
  const preloadPart = useCallback(
    (load: Load) => {
      load().then(
        () => loadedParts.add(load),
        () => undefined,
      );
    },
    [loadedParts],
  );
  const openPart = useCallback(
    (load: Load, show: () => void) => {
      hideToast.current?.();
      if (!navigator.onLine && !loadedParts.has(load)) {
        hideToast.current = showToast({ text: offline, tone: 'negative' });
        return;
      }
      preloadPart(load);
      show();
    },
    [offline, showToast, loadedParts, preloadPart],
  );
  return { preloadPart, openPart };
}
