import type { Clock } from '../adapters/clock/Clock.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import type { Tabs } from './openTabs.ts';
import { reduceSession, type Session, type SessionEvent, type SessionState } from './Session.ts';
import { dropSession, storeSession, readSession } from './storedSession.ts';

/** Time a new tab waits for another tab's response before it counts as signed out (D-SES-14). */
export const TAB_RESPONSE_MS = 200;

/** Whether this tab or another one caused the event. */
export type Origin = 'here' | 'elsewhere';
export type SessionListener = (event: SessionEvent, origin: Origin, before: SessionState) => void;

export type SessionStore = {
  readonly read: () => SessionState;
  readonly current: () => Session | null;
  readonly dispatch: (event: SessionEvent) => void;
  readonly subscribe: (listener: SessionListener) => () => void;
};

type Parts = { readonly storage: DeviceStorage; readonly tabs: Tabs; readonly clock: Clock };

/** The single store of the session. It persists the session, notifies the other tabs, and changes only by `reduceSession`. */
export function createSessionStore({ storage, tabs, clock }: Parts): SessionStore {
  const stored = readSession(storage);
  let state: SessionState = stored === null ? { name: 'restoring' } : { name: 'signedIn', session: stored };
  const listeners = new Set<SessionListener>();

  function apply(event: SessionEvent, origin: Origin): void {
    const before = state;
    state = reduceSession(before, event);
    if (state === before) return;
    if (state.name === 'signedIn') storeSession(storage, state.session);
    else dropSession(storage);
    if (origin === 'here' && event.name !== 'restored') tabs.tell(event);
    for (const listener of listeners) listener(event, origin, before);
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

  if (state.name === 'restoring') {
    tabs.tell({ name: 'asked' });
    clock.after(TAB_RESPONSE_MS, () => apply({ name: 'restored', session: null }, 'here'));
  }

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
