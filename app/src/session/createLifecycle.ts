import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';
import type { Origin, SessionStore } from './createSessionStore.ts';
import { dropSession } from './storedSession.ts';
import type { EndReason, SessionEvent, SessionState } from './Session.ts';

export type Lifecycle = {
  /**
   * Logs out by the customer. Notifies the provider, without waiting, and all tabs (SES-020 to SES-022).
   * @param to path to restart at, when the customer logs out to continue there (D-SES-26)
   */
  readonly logOut: (to?: string) => void;
  readonly endIdle: () => void;
  /**
   * The provider has ended the session for good. It ends in all tabs immediately, but this one keeps showing its page until the customer
   * logs out or the idle time is over (PROF-026, D-PROF-18).
   */
  readonly endInPlace: () => void;
  /** A visitor's request met the end of a stored session. It is erased, and the app restarts with the notice (D-REG-24). */
  readonly dropStored: () => void;
  /**
   * The state to keep showing while the page reloads or is about to, otherwise null. A guard that redirected in the meantime would race
   * with the reload, and an overlay that closed would undo it.
   */
  readonly leaving: () => SessionState | null;
};

type Parts = {
  readonly session: SessionStore;
  readonly storage: DeviceStorage;
  /** Notifies the provider with the token that is about to be dropped, without waiting for a response. */
  readonly sendLogout: (accessToken: string) => void;
  /**
   * Reloads the app at a path (D-SES-25).
   * @returns whether a page is being loaded
   */
  readonly restart: (path: string) => boolean;
  /** Path and query of the current page. */
  readonly currentPath: () => string;
};

const HOME = '/';
/** Where all tabs restart after a password change (SES-023). */
const AFTER_PASSWORD_CHANGE = '/successfully-changed';

/**
 * Restarts the app whenever the signed-in customer changes, in this tab or another one (SES-022, SES-038, D-SES-11, D-SES-14, D-AUTH-21).
 */
export function createLifecycle({ session, storage, sendLogout, restart, currentPath }: Parts): Lifecycle {
  let nextStop = HOME;
  let leaving: SessionState | null = null;
  let isInPlace = false;

  function leave(path: string, before: SessionState): void {
    leaving = isInPlace || restart(path) ? before : null;
  }

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

  session.subscribe((event: SessionEvent, origin, before) => {
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
  };
}
