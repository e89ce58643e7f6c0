import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';
import type { Origin, SessionStore } from './createSessionStore.ts';
import { dropSession } from './storedSession.ts';
import type { EndReason, SessionEvent, SessionState } from './Session.ts';

export type Lifecycle = {
  /**
   * By the customer's own hand: told to the provider, fire and forget, and to all tabs (SES-020 to SES-022).
   * @param to where the app restarts, when the customer logs out in order to go on there (D-SES-26)
   */
  readonly logOut: (to?: string) => void;
  readonly endIdle: () => void;
  /**
   * The provider has ended the session for good: it is over in all tabs at once, but this one goes on showing what it shows until the
   * customer logs out, or the time that they may be idle is over (PROF-026, D-PROF-18).
   */
  readonly endInPlace: () => void;
  /** A visitor's call met the end of a session: what is stored of it goes, and the app restarts with the notice (D-REG-24). */
  readonly dropStored: () => void;
  /**
   * While the page is being loaded afresh, or will be: the state that it goes on showing, null otherwise. A guard that redirected meanwhile would race
   * with the load, and an overlay that closed would take it back.
   */
  readonly leaving: () => SessionState | null;
  readonly stop: () => void;
};

type Parts = {
  readonly session: SessionStore;
  readonly storage: DeviceStorage;
  /** Tells the provider, with the token that is about to be dropped; nobody waits for the answer. */
  readonly sendLogout: (accessToken: string) => void;
  /** Loads the app afresh at a path (D-SES-25); answers whether a page is being loaded. */
  readonly restart: (path: string) => boolean;
  /** Path and query of the current page. */
  readonly currentPath: () => string;
};

const HOME = '/';
/** Where all tabs go when the password was changed (SES-023). */
const AFTER_PASSWORD_CHANGE = '/successfully-changed';

/** Restarts the app whenever who is signed in has changed, here or in another tab (SES-022, SES-038, D-SES-11, D-SES-14, D-AUTH-21). */
export function createLifecycle({ session, storage, sendLogout, restart, currentPath }: Parts): Lifecycle {
  let nextStop = HOME;
  let leaving: SessionState | null = null;
  let isInPlace = false;

  function leave(path: string, before: SessionState): void {
    leaving = isInPlace || restart(path) ? before : null;
  }

  /** Of a session that has ended in place this is still to be done. */
  function leaveAfterAll(path: string): void {
    if (!isInPlace) return;
    isInPlace = false;
    leave(path, leaving ?? session.read());
  }

  function atEnd(reason: EndReason, before: SessionState): void {
    if (reason === 'loggedOut' || reason === 'passwordChanged') {
      storage.remove(visitKeys.returnTo);
    } else {
      storage.write(visitKeys.endNotice, reason);
      if (currentPath() !== HOME) storage.write(visitKeys.returnTo, currentPath());
    }
    const target = reason === 'passwordChanged' ? AFTER_PASSWORD_CHANGE : nextStop;
    nextStop = HOME;
    leave(target, before);
  }

  function atSignIn(origin: Origin, userId: string, before: SessionState): void {
    isInPlace = false;
    const isSameCustomer = before.name === 'signedIn' && before.session.userId === userId;
    if (origin === 'elsewhere' && isSameCustomer) return;
    leave(HOME, before);
  }

  const stop = session.subscribe((event: SessionEvent, origin, before) => {
    switch (event.name) {
      case 'ended':
        if (before.name === 'signedIn') atEnd(event.reason, before);
        return;
      case 'signedIn':
        atSignIn(origin, event.session.userId, before);
        return;
      case 'restored':
      case 'refreshed':
      case 'userRead':
        return;
    }
  });

  return {
    logOut: (to = HOME) => {
      const token = session.current()?.accessToken;
      if (token === undefined) return leaveAfterAll(to);
      nextStop = to;
      sendLogout(token);
      session.dispatch({ name: 'ended', reason: 'loggedOut' });
    },
    endIdle: () => {
      const token = session.current()?.accessToken;
      if (token === undefined) return leaveAfterAll(HOME);
      sendLogout(token);
      session.dispatch({ name: 'ended', reason: 'idle' });
    },
    endInPlace: () => {
      isInPlace = true;
      session.dispatch({ name: 'ended', reason: 'loggedOut' });
    },
    dropStored: () => {
      dropSession(storage);
      atEnd('expired', session.read());
    },
    leaving: () => leaving,
    stop,
  };
}
