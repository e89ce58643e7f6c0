/** The database is away, or nobody knows whether it kept what was written: a call is answered with 503, and its key tells the next attempt. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** SQLSTATE of a server that ends, starts, or is no primary any more, and of a connection that broke (class 08). */
const GONE = /^(?:57P0[1-3]|25006|08[0-9A-Z]{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says without a code. */
const BROKEN =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres connection has been discarded)/;
/** Nothing was sent: no connection came about, or the server takes no writing. */
const NOT_BEGUN = /^(?:57P03|25006|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether the database went away, before, in or after the work. */
export const isGone = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Error && (GONE.test(codeOf(error)) || BROKEN.test(error.message)));

/** Whether it was away before anything was sent to it. */
export const isNotBegun = (error: unknown): boolean =>
  error instanceof Error && (NOT_BEGUN.test(codeOf(error)) || error.message.startsWith('timeout exceeded when trying to connect'));
