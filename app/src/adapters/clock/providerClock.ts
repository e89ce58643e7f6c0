import type { Clock } from './Clock.ts';

/** Maximum time that a response may have been on its way. */
const MAX_TRANSIT_MS = 5000;
/** Resolution of the `Date` header. */
const SECOND_MS = 1000;

type Time = Pick<Clock, 'now'>;

/** The provider's time, taken from its responses. Dates, due times and expiry are based on it, whatever the device clock shows. */
export type ProviderClock = {
  /**
   * A clock that runs evenly until a response contradicts it, then it is replaced by a new object. Before the first response it is the
   * device's.
   */
  readonly time: () => Time;
  /** @param date the `Date` header of a response; any other value is ignored */
  readonly hear: (date: unknown) => void;
  readonly subscribe: (onChanged: () => void) => () => void;
};

/** @param device wall clock, which may be wrong or jump, and monotonic clock, both in milliseconds */
export function createProviderClock(
  device: { readonly wall: () => number; readonly even: () => number } = { wall: () => Date.now(), even: () => performance.now() },
): ProviderClock {
  const listeners = new Set<() => void>();
  const timeFrom = (now: number): Time => {
    const since = now - device.even();
    return { now: () => since + device.even() };
  };
  let time = timeFrom(device.wall());
  return {
    time: () => time,
    hear: (date) => {
      const said = typeof date === 'string' ? Date.parse(date) : Number.NaN;
      const known = time.now();
      if (Number.isNaN(said) || (known >= said && known <= said + SECOND_MS + MAX_TRANSIT_MS)) return;
      time = timeFrom(said + SECOND_MS / 2);
      for (const listener of listeners) listener();
    },
    subscribe: (onChanged) => {
      listeners.add(onChanged);
      return () => listeners.delete(onChanged);
    },
  };
}
