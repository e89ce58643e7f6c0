import { NavigationType } from 'react-router-dom';
import { FIRST_ENTRY, trailAfter } from './useTrail.ts';
import { showToast, walletUi } from '../operations/walletUi.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

type HandedEntry = { readonly path: string; readonly state: unknown };

let handed: HandedEntry | null = null;

/** Whether the document before this one was the app's, which has gone on in this one: its page takes the focus (THIRD-005). */
export const isHandedOver = (): boolean => handed !== null;

/** What the document before this one handed over, as long as the router shows the bare entry that it is to replace; else null. */
export const handedEntryAt = (key: string): HandedEntry | null => (key === FIRST_ENTRY ? handed : null);

export type Departure = HandedEntry & {
  /** The router's key of the entry that is left. */
  readonly from: string;
  readonly isNewEntry: boolean;
};

/** Hands the entry that is about to be loaded over to its document. */
export function handEntryOver(storage: DeviceStorage, { path, state, from, isNewEntry }: Departure): void {
  const type = isNewEntry ? NavigationType.Push : NavigationType.Replace;
  storage.write(visitKeys.trail, trailAfter(storage.read(visitKeys.trail) ?? [], from, FIRST_ENTRY, type));
  const toast = walletUi.toasts.read().at(-1);
  const due = toast === undefined ? null : { text: toast.text, tone: toast.tone ?? 'neutral' };
  storage.write(visitKeys.handedEntry, { path, state: state ?? null, toast: due });
}

/** Takes what the document before this one handed over for the entry that this one was loaded for; the routes put it in place (THIRD-005). */
export function takeHandedEntry(storage: DeviceStorage): void {
  const entry = storage.read(visitKeys.handedEntry);
  storage.remove(visitKeys.handedEntry);
  if (entry === null || entry.path !== `${location.pathname}${location.search}${location.hash}` || history.state !== null) return;
  handed = entry;
  if (entry.toast !== null) showToast(entry.toast);
}
