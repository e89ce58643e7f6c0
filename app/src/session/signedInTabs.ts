import type { Clock } from '../adapters/clock/Clock.ts';

/** Held by every signed-in tab of the browser, together. */
const LOCK = 'wallet:v1:signed-in';

/** How long a new tab waits for a response in a browser without Web Locks, or which refuses them (D-SES-14). */
const TAB_RESPONSE_MS = 200;

/** How long a new tab waits for signed-in tabs at most. A tab that a phone has suspended holds the lock and never answers (D-SES-14). */
const SUSPENDED_TAB_MS = 5_000;

export type SignedInTabs = {
  /** Counts this tab as signed in, until the returned function is called or the tab is closed. */
  readonly join: () => () => void;
  /** Calls back once no tab is signed in that can answer: immediately, when the last one has left, or after 5 s. The returned function ends the wait. */
  readonly awaitNone: (onNone: () => void) => () => void;
};

/**
 * Knows whether any tab of the browser is signed in, by a Web Lock that those tabs share. A tab that is too busy to answer a message still
 * holds it, and the browser releases it when the tab is closed or has crashed.
 * @param locks undefined in a browser without Web Locks
 */
export function openSignedInTabs(locks: LockManager | undefined, clock: Clock): SignedInTabs {
  async function request(options: LockOptions, hold: () => Promise<void>): Promise<void> {
    if (locks === undefined) throw new DOMException('This browser has no Web Locks', 'NotSupportedError');
    await locks.request(LOCK, options, hold);
  }
  return {
    join: () => {
      const leaving = new AbortController();
      const left = new Promise<void>((resolve) => {
        leaving.signal.addEventListener('abort', () => resolve());
      });
      void request({ mode: 'shared', signal: leaving.signal }, () => left).catch(() => undefined);
      return () => leaving.abort();
    },
    awaitNone: (onNone) => {
      const ending = new AbortController();
      let cancel = clock.after(SUSPENDED_TAB_MS, onNone);
      void request({ signal: ending.signal }, async () => undefined).then(onNone, () => {
        if (ending.signal.aborted) return;
        cancel();
        cancel = clock.after(TAB_RESPONSE_MS, onNone);
      });
      return () => {
        cancel();
        ending.abort();
      };
    },
  };
}
