import { type Clock, wait } from '../adapters/clock/Clock.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';

/** Runs an action while no other tab runs an action of the same name. */
export type RunExclusively = <T>(action: () => Promise<T>) => Promise<T>;

/** Waits for messages that other tabs sent before this tab got the lock. */
const waitForMessages = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Lifetime of the lease of a closed tab, as long as the longest call (SES-012). */
const LEASE_MS = 35_000;
/** Delay before a written lease counts. When two tabs write concurrently, the last one gets it. */
const SETTLE_MS = 50;

/**
 * Runs one action at a time under a lease in the storage shared by all tabs. Without storage, tabs are not synchronised. The provider
 * tolerates two concurrent refreshes (D-SES-05).
 */
async function runUnderLease<T>(action: () => Promise<T>, storage: DeviceStorage, clock: Clock): Promise<T> {
  const key = deviceKeys.refreshLease;
  const holder = crypto.randomUUID();
  const isHeld = (): boolean => {
    const left = (storage.read(key)?.until ?? 0) - clock.now();
    return left > 0 && left <= LEASE_MS;
  };
  do {
    while (isHeld()) await wait(clock, SETTLE_MS);
    storage.write(key, { holder, until: clock.now() + LEASE_MS });
    await wait(clock, SETTLE_MS);
  } while (storage.read(key)?.holder !== holder);
  try {
    return await action();
  } finally {
    if (storage.read(key)?.holder === holder) storage.remove(key);
  }
}

/**
 * Runs one action at a time across all tabs. Uses a Web Lock, or a lease when the browser has no Web Locks or refuses them, as in a frame
 * on another site (D-SES-05).
 */
export function createExclusiveRunner(name: string, storage: DeviceStorage, clock: Clock): RunExclusively {
  return async (action) => {
    let isGiven = false;
    try {
      return await navigator.locks.request(name, async () => {
        isGiven = true;
        await waitForMessages();
        return action();
      });
    } catch (error) {
      if (isGiven) throw error;
      return runUnderLease(action, storage, clock);
    }
  };
}
