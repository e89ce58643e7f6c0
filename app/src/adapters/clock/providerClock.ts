import type { Clock } from './Clock.ts';

/** An answer may have been on its way for so long, milliseconds. */
const MOST_ON_ITS_WAY_MS = 5000;
/** What `Date` leaves out. */
const SECOND_MS = 1000;

type Time = Pick<Clock, 'now'>;

/** The provider's time as its answers tell it: what is dated, due or expired is so by it, whatever the device believes. */
export type ProviderClock = {
  /** A time that runs on evenly until an answer contradicts it; another object from then on. Until the first answer it is the device's. */
  readonly time: () => Time;
  /** @param date the header `Date` of an answer; anything else changes nothing */
  readonly hear: (date: unknown) => void;
  /** Told when the time turns out to be another. */
  readonly subscribe: (onChanged: () => void) => () => void;
};

/** @param device its wall clock, which may be wrong and may jump, and its even one, both in milliseconds */
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
      if (Number.isNaN(said) || (known >= said && known <= said + SECOND_MS + MOST_ON_ITS_WAY_MS)) return;
      time = timeFrom(said + SECOND_MS / 2);
      for (const listener of listeners) listener();
    },
    subscribe: (onChanged) => {
      listeners.add(onChanged);
      return () => listeners.delete(onChanged);
    },
  };
}
