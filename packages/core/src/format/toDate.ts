import { ProgrammingError } from '../errors/ProgrammingError.ts';

/** A moment: a `Date`, or the timestamp as it travels (ISO 8601, UTC). */
export type Instant = Date | string;

/** @throws ProgrammingError when the moment cannot be read */
export function toDate(instant: Instant): Date {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (!Number.isNaN(date.getTime())) return date;
  throw new ProgrammingError(`format: "${String(instant)}" is no moment in time and cannot be shown. Check it where it enters.`);
}
