import { needsNewDocument } from '@wallet/core/configuration/documents';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { createPath, NavigationType, type To, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { loadedPath } from '../adapters/thirdParties.ts';
import { configMark } from '../config/config.ts';
import { showToast, walletUi } from '../operations/walletUi.ts';
import { type Services, useServices } from '../providers/Services.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';
import { FIRST_ENTRY, trailAfter } from './useTrail.ts';

type HandedEntry = { readonly path: string; readonly state: unknown };

let handed: HandedEntry | null = null;
let isContinued = false;

/** Whether the document before this one was the app's, which has gone on in this one: its page takes the focus (THIRD-005). */
export const isHandedOver = (): boolean => isContinued;

/** What the document before this one handed over, as long as the router shows the bare entry that it is to replace; else null. */
export const handedEntryAt = (key: string): HandedEntry | null => (key === FIRST_ENTRY ? handed : null);

type Departure = HandedEntry & {
  /** The router's key of the entry that is left. */
  readonly from: string;
  readonly isNewEntry: boolean;
};

/** Hands the entry that is about to be loaded over to its document. */
function handEntryOver(storage: DeviceStorage, { path, state, from, isNewEntry }: Departure): void {
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
  isContinued = true;
  if (entry.toast !== null) showToast(entry.toast);
}

/**
 * Begins the first page with the phone that was typed into its drawn screen, as with one from a page before (D-AUTH-22).
 * @param phone '' where nothing was typed
 */
export function beginWithPhone(phone: string): void {
  if (phone !== '') handed ??= { path: `${location.pathname}${location.search}${location.hash}`, state: { phone } };
}

type Departures = {
  /** Leaves for a document of another policy; false where the router goes on in this one. */
  readonly leave: (to: To, state: unknown, isNewEntry: boolean) => boolean;
  /** The document is left: hands the entry that was wanted over. @param from the router's key of the entry that is shown */
  readonly handOver: (from: string) => void;
};

function createDepartures({ config, storage, connectivity, session }: Services): Departures {
  let wanted: Omit<Departure, 'from'> | null = null;
  return {
    leave: (to, state, isNewEntry) => {
      const path = typeof to === 'string' ? to : createPath(to);
      if (!needsNewDocument(config, loadedPath, new URL(path, location.href).pathname)) return false;
      // Without a network there is no document to load; without a storage a load would end the session (D-SES-24).
      if (!connectivity.isOnline() || (session.current() !== null && !storage.isDurable())) return false;
      if (wanted?.path === path) return true;
      wanted = { path, state, isNewEntry };
      if (isNewEntry) location.assign(path);
      else location.replace(path);
      return true;
    },
    handOver: (from) => {
      if (wanted === null) return;
      handEntryOver(storage, { ...wanted, from });
      storage.write(visitKeys.config, configMark(config));
      // The document may be shown again as it was left.
      wanted = null;
    },
  };
}

/**
 * Loads a new document for a path whose policy differs, so that a partner's script is never in a document of another group (THIRD-004). The
 * entry's state and a toast that was due go along (THIRD-005).
 */
export function Documents({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const { config, connectivity } = services;
  const context = use(NavigationContext);
  const { key } = useLocation();
  const departures = useMemo(() => createDepartures(services), [services]);
  const around = useMemo(() => {
    const { leave } = departures;
    const { navigator } = context;
    const push: typeof navigator.push = (to, state, options) => void (leave(to, state, true) || navigator.push(to, state, options));
    const replace: typeof navigator.replace = (to, state, options) =>
      void (leave(to, state, false) || navigator.replace(to, state, options));
    // The router's own has getters, which a copy would freeze.
    return { ...context, navigator: Object.assign(Object.create(navigator), { push, replace }) };
  }, [context, departures]);

  useEffect(() => {
    const onPageHide = (): void => departures.handOver(key);
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, [departures, key]);

  // A page that was opened without a network lacks its service until it is loaded (THIRD-010).
  useEffect(
    () =>
      connectivity.subscribe(() => {
        if (connectivity.isConnected() && needsNewDocument(config, loadedPath, location.pathname)) location.reload();
      }),
    [config, connectivity],
  );

  return <NavigationContext value={around}>{children}</NavigationContext>;
}
