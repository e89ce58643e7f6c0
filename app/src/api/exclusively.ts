import { type Clock, wait } from '../adapters/clock/Clock.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';

/** Runs an action while no other tab runs one of the same name. */
export type Exclusively = <T>(action: () => Promise<T>) => Promise<T>;

/** Lets messages of other tabs in that were sent before the lock was given. */
const messagesHeard = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A tab that was closed with the lease is waited for as long as the longest call takes (SES-012). */
const LEASE_MS = 35_000;
/** So long a lease has to stand until it is one: of two tabs that write at once the last one has it. */
const SETTLE_MS = 50;

/**
 * One at a time by a lease in the storage that the tabs share. Where that is refused too, one at a time within the tab is all there is: the
 * provider forgives two tabs that refresh at once (D-SES-05).
 */
async function underLease<T>(action: () => Promise<T>, storage: DeviceStorage, clock: Clock): Promise<T> {
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

/** One at a time over all tabs: by a Web Lock, or by a lease where the browser has none or refuses it, as in a frame of another site (D-SES-05). */
export function exclusivelyInAllTabs(name: string, storage: DeviceStorage, clock: Clock): Exclusively {
  return async (action) => {
    let isGiven = false;
    try {
      return await navigator.locks.request(name, async () => {
        isGiven = true;
        await messagesHeard();
        return action();
      });
    } catch (error) {
      if (isGiven) throw error;
      return underLease(action, storage, clock);
    }
  };
}
