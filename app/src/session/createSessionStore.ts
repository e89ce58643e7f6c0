import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import type { Tabs } from './openTabs.ts';
import type { SignedInTabs } from './signedInTabs.ts';
import { reduceSession, type Session, type SessionEvent, type SessionState } from './Session.ts';
import { dropSession, storeSession, readSession } from './storedSession.ts';

/** Whether this tab or another one caused the event. */
export type Origin = 'here' | 'elsewhere';
export type SessionListener = (event: SessionEvent, origin: Origin, before: SessionState) => void;

export type SessionStore = {
  readonly read: () => SessionState;
  readonly current: () => Session | null;
  readonly dispatch: (event: SessionEvent) => void;
  readonly subscribe: (listener: SessionListener) => () => void;
};

type Parts = { readonly storage: DeviceStorage; readonly tabs: Tabs; readonly signedInTabs: SignedInTabs };

/** The single store of the session. It persists the session, notifies the other tabs, and changes only by `reduceSession`. */
export function createSessionStore({ storage, tabs, signedInTabs }: Parts): SessionStore {
  const stored = readSession(storage);
  let state: SessionState = stored === null ? { name: 'restoring' } : { name: 'signedIn', session: stored };
  const listeners = new Set<SessionListener>();
  /** Ends this tab's place among the signed-in tabs, or its wait for them. */
  let leaveTabs: (() => void) | null = null;

  function apply(event: SessionEvent, origin: Origin): void {
    const before = state;
    state = reduceSession(before, event);
    if (state === before) return;
    if (state.name === 'signedIn') storeSession(storage, state.session);
    else dropSession(storage);
    if (state.name !== before.name) placeTab();
    if (origin === 'here' && event.name !== 'restored') tabs.tell(event);
    for (const listener of listeners) listener(event, origin, before);
  }

  /** A new tab is signed out once no other tab is left that can tell it the session (D-SES-14). */
  function placeTab(): void {
    leaveTabs?.();
    leaveTabs = null;
    if (state.name === 'signedIn') leaveTabs = signedInTabs.join();
    if (state.name === 'restoring') leaveTabs = signedInTabs.awaitNone(() => apply({ name: 'restored', session: null }, 'here'));
  }

  tabs.listen((message) => {
    switch (message.name) {
      case 'asked':
        if (state.name === 'signedIn') tabs.tell({ name: 'told', session: state.session });
        return;
      case 'told':
        apply({ name: 'restored', session: message.session }, 'elsewhere');
        return;
      case 'userRead':
      case 'signedIn':
      case 'refreshed':
      case 'ended':
        apply(message, 'elsewhere');
        return;
      case 'active':
      case 'balancesChanged':
        return;
    }
  });

  if (state.name === 'restoring') tabs.tell({ name: 'asked' });
  placeTab();

  return {
    read: () => state,
    current: () => (state.name === 'signedIn' ? state.session : null),
    dispatch: (event) => apply(event, 'here'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
