import { needsNewDocument } from '@wallet/core/configuration/documents';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { createPath, type To, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { loadedPath } from '../adapters/thirdParties.ts';
import { configMark } from '../config/config.ts';
import { useServices, type Services } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import { type Departure, handEntryOver } from './handedEntry.ts';

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
