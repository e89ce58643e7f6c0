import { toDate, type Instant } from './toDate.ts';

/** A day as it travels: "2026-03-14". @throws ProgrammingError when it cannot be read @see FMT-056 */
export function formatIsoDate(instant: Instant): string {
  return toDate(instant).toISOString().slice(0, 10);
}
