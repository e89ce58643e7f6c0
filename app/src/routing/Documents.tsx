import { needsNewDocument } from '@wallet/core/configuration/documents';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { createPath, type To, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { loadedPath } from '../adapters/thirdParties.ts';
import { configMark } from '../config/config.ts';
import { useServices, type Services } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import { handEntryOver } from './handedEntry.ts';

/** Leaves for a document of another policy; false where the router goes on in this one. */
type Leave = (to: To, state: unknown, isNewEntry: boolean) => boolean;

function createLeave({ config, storage, connectivity, session }: Services): Leave {
  let wanted: string | null = null;
  return (to, state, isNewEntry) => {
    const path = typeof to === 'string' ? to : createPath(to);
    if (!needsNewDocument(config, loadedPath, new URL(path, location.href).pathname)) return false;
    // Without a network there is no document to load; without a storage a load would end the session (D-SES-24).
    if (!connectivity.isOnline() || (session.current() !== null && !storage.isDurable())) return false;
    if (wanted === path) return true;
    wanted = path;
    const handOver = (): void => {
      handEntryOver(storage, path, state, isNewEntry);
      storage.write(visitKeys.config, configMark(config));
    };
    addEventListener('pagehide', handOver, { once: true });
    if (isNewEntry) location.assign(path);
    else location.replace(path);
    return true;
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
  const around = useMemo(() => {
    const leave = createLeave(services);
    const { navigator } = context;
    const push: typeof navigator.push = (to, state, options) => void (leave(to, state, true) || navigator.push(to, state, options));
    const replace: typeof navigator.replace = (to, state, options) =>
      void (leave(to, state, false) || navigator.replace(to, state, options));
    // The router's own has getters, which a copy would freeze.
    return { ...context, navigator: Object.assign(Object.create(navigator), { push, replace }) };
  }, [context, services]);

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
