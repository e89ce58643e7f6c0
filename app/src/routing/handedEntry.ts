import { showToast, walletUi } from '../operations/walletUi.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

let wasHandedOver = false;

/** Whether the document before this one was the app's, which has gone on in this one: its page takes the focus (THIRD-005). */
export const isHandedOver = (): boolean => wasHandedOver;

/** Hands the entry that is about to be loaded over to its document. @param index how many entries of the app lie before it */
export function handEntryOver(storage: DeviceStorage, path: string, state: unknown, index: number): void {
  const toast = walletUi.toasts.read().at(-1);
  const due = toast === undefined ? null : { text: toast.text, tone: toast.tone ?? 'neutral' };
  storage.write(visitKeys.handedEntry, { path, state: state ?? null, index, toast: due });
}

/** Puts what the document before this one handed over into the entry that this one was loaded for; before the router looks at it (THIRD-005). */
export function takeHandedEntry(storage: DeviceStorage): void {
  const entry = storage.read(visitKeys.handedEntry);
  storage.remove(visitKeys.handedEntry);
  if (entry === null || entry.path !== `${location.pathname}${location.search}${location.hash}` || history.state !== null) return;
  wasHandedOver = true;
  history.replaceState({ usr: entry.state, key: crypto.randomUUID().slice(0, 8), idx: entry.index }, '');
  if (entry.toast !== null) showToast(entry.toast);
}
