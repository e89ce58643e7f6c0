import { NavigationType } from 'react-router-dom';
import { trailAfter } from './useTrail.ts';
import { showToast, walletUi } from '../operations/walletUi.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

let wasHandedOver = false;

/** Whether the document before this one was the app's, which has gone on in this one: its page takes the focus (THIRD-005). */
export const isHandedOver = (): boolean => wasHandedOver;

/** The router's key of the entry that is shown. */
function keyOfEntry(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : 'default';
}

/** Hands the entry that is about to be loaded over to its document. */
export function handEntryOver(storage: DeviceStorage, path: string, state: unknown, isNewEntry: boolean): void {
  const key = crypto.randomUUID().slice(0, 8);
  const type = isNewEntry ? NavigationType.Push : NavigationType.Replace;
  storage.write(visitKeys.trail, trailAfter(storage.read(visitKeys.trail) ?? [], keyOfEntry(), key, type));
  const toast = walletUi.toasts.read().at(-1);
  const due = toast === undefined ? null : { text: toast.text, tone: toast.tone ?? 'neutral' };
  storage.write(visitKeys.handedEntry, { path, state: state ?? null, key, toast: due });
}

/** Puts what the document before this one handed over into the entry that this one was loaded for; before the router looks at it (THIRD-005). */
export function takeHandedEntry(storage: DeviceStorage): void {
  const entry = storage.read(visitKeys.handedEntry);
  storage.remove(visitKeys.handedEntry);
  if (entry === null || entry.path !== `${location.pathname}${location.search}${location.hash}` || history.state !== null) return;
  wasHandedOver = true;
  history.replaceState({ usr: entry.state, key: entry.key, idx: 0 }, '');
  if (entry.toast !== null) showToast(entry.toast);
}
