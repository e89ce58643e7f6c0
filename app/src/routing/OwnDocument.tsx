import { useUnderWay } from '@wallet/ui/foundations/parts';
import { needsNewDocument } from '@wallet/core/configuration/documents';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadedPath } from '../adapters/thirdParties.ts';
import { toConfigMark } from '../config/config.ts';
import { showToast, walletUi } from '../operations/walletUi.ts';
import { useIsConnected, useServices, useSession } from '../providers/Services.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

/**
 * Shows the toast that was pending when the app reloaded this page.
 * @returns whether the app did reload it, in which case the page takes the focus (THIRD-005)
 */
export function showPendingToast(storage: DeviceStorage): boolean {
  const handed = storage.read(visitKeys.handedToast);
  storage.remove(visitKeys.handedToast);
  if (handed !== null && handed.toast !== null) showToast(handed.toast);
  return handed !== null;
}

export type OwnDocumentProps = {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/**
 * Reloads the page when this document has another policy than its path, so that a partner's script is never in a document of another group
 * (THIRD-004). The history entry keeps its state. Offline there is no document to load, so the page works without its partner until the
 * network is back (THIRD-010). Without storage a reload would end the session (D-SES-24).
 */
export function OwnDocument({ waiting, children }: OwnDocumentProps) {
  const { config, storage } = useServices();
  const { pathname } = useLocation();
  const isConnected = useIsConnected();
  const isSessionKept = useSession() === null || storage.isDurable();
  const mustLoad = needsNewDocument(config, loadedPath, pathname) && isConnected && isSessionKept;
  useUnderWay(mustLoad);
  useEffect(() => {
    if (!mustLoad) return undefined;
    const handOver = (): void => {
      const toast = walletUi.toasts.read().at(-1);
      storage.write(visitKeys.handedToast, { toast: toast === undefined ? null : { text: toast.text, tone: toast.tone ?? 'neutral' } });
      storage.write(visitKeys.config, toConfigMark(config));
    };
    addEventListener('pagehide', handOver);
    location.reload();
    return () => removeEventListener('pagehide', handOver);
  }, [mustLoad, config, storage]);
  return mustLoad ? waiting : children;
}
