import { useCallback } from 'react';
import { useWalletUi } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';

/** Loads the code of a part that a touch opens: what its lazy component is made of. Keep its identity. */
type Load = () => Promise<unknown>;

type Parts = {
  /** Loads a part before it is needed. One that cannot be loaded now is requested again when it is needed. */
  readonly bringPart: (load: Load) => void;
  /**
   * Opens a part in a chunk of its own. Without a network a part that is not loaded yet refuses in place: the page stays, a toast says why,
   * and nothing is requested, since a browser does not request code again that it has once failed to load.
   */
  readonly openPart: (load: Load, show: () => void) => void;
};

/** Both keep their identity from render to render. */
export function useOpenPart(): Parts {
  const { offline } = useTexts(failureTexts);
  const { showToast, loadedParts } = useWalletUi();
  const bringPart = useCallback(
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
      if (navigator.onLine || loadedParts.has(load)) show();
      else showToast({ text: offline, tone: 'negative' });
    },
    [offline, showToast, loadedParts],
  );
  return { bringPart, openPart };
}
