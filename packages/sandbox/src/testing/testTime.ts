/** In the middle of a day, of a working week and of a month, far from where a clock is put forward or back. */
const BEGINNING = Date.UTC(2026, 6, 15, 10);

let now = BEGINNING;

/** Each provider of tests begins at the same moment. */
export function beginTestTime(): Date {
  now = BEGINNING;
  return new Date(now);
}

/**
 * The machine's time as a provider of tests has it, which its clock stands on: a millisecond later whenever it is read, so nothing is at
 * the same moment as what was before it, and no busy machine makes it later. Providers that run elsewhere (PROVIDER_URL) go by their own.
 */
export function machineTime(): number {
  now += 1;
  return process.env['PROVIDER_URL'] === undefined ? now : Date.now();
}
