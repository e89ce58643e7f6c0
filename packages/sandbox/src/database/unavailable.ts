/**
 * The database is away, or it is unknown whether it kept a write. The call is answered with 503, and a retry with the same key returns the
 * outcome.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Codes of a server that is stopping, starting or no longer primary (SQLSTATE), and of a broken connection (class 08, or the system's). */
const GONE_CODES = /^(?:57P0[1-3]|25006|08[0-9A-Z]{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages of the driver's errors without a code. */
const BROKEN_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres connection has been discarded)/;
/** Nothing was sent: the connection failed, or the server refuses writes. */
const NOT_STARTED_CODES = /^(?:57P03|25006|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;

const getCode = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** True if the database went away before, during or after the work. */
export const isGone = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof Error && (GONE_CODES.test(getCode(error)) || BROKEN_MESSAGES.test(error.message)));

/** True if it was away before anything was sent to it. */
export const isNotStarted = (error: unknown): boolean =>
  error instanceof Error && (NOT_STARTED_CODES.test(getCode(error)) || error.message.startsWith('timeout exceeded when trying to connect'));
