import { useCallback } from 'react';
import { useToast } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';

/** Brings the code of a part that a touch opens: what its lazy component is made of. */
type Load = () => Promise<unknown>;

const here = new WeakSet<Load>();

/** Brings a part before it is asked for. What cannot come now is asked for again when it is needed. */
export function bringPart(load: Load): void {
  load().then(
    () => here.add(load),
    () => undefined,
  );
}

/**
 * Opens a part in a chunk of its own. Without a network a part that is not here yet refuses in place: the page stays, a toast says why,
 * and nothing is asked for, since a browser does not ask again for code that it has once failed to get.
 */
export function useOpenPart(): (load: Load, show: () => void) => void {
  const { offline } = useTexts(failureTexts);
  const { showToast } = useToast();
  return useCallback(
    (load, show) => {
      if (navigator.onLine || here.has(load)) show();
      else showToast({ text: offline, tone: 'negative' });
    },
    [offline, showToast],
  );
}
