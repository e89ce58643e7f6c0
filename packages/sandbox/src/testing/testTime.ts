/** In the middle of a day, a working week and a month, far from any change to or from daylight saving time. */
const START_TIME = Date.UTC(2026, 6, 15, 10);

let now = START_TIME;

/** Resets the time, so that every test provider starts at the same moment. */
export function resetTestTime(): Date {
  now = START_TIME;
  return new Date(now);
}

/**
 * Machine time of a test provider. It advances by a millisecond per read, so no two events have the same time and a busy machine makes no
 * difference. Providers that run elsewhere (PROVIDER_URL) use their own.
 */
export function readMachineTime(): number {
  now += 1;
  return process.env['PROVIDER_URL'] === undefined ? now : Date.now();
}
