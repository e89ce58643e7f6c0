import type { PasskeyResult } from './Passkeys.ts';

const CANCELLED_ERRORS = new Set(['NotAllowedError', 'AbortError']);

const getErrorName = (error: unknown): string => (error instanceof Error ? error.name : '');

/**
 * Turns the result of a request to an authenticator into a value. The library wraps the browser's error, so the original name is on the
 * error or on its cause.
 */
export async function toPasskeyResult<T>(asked: Promise<T>): Promise<PasskeyResult<T>> {
  try {
    return { kind: 'done', value: await asked };
  } catch (error) {
    const names = [getErrorName(error), getErrorName(error instanceof Error ? error.cause : undefined)];
    if (names.includes('InvalidStateError')) return { kind: 'known' };
    if (names.some((name) => CANCELLED_ERRORS.has(name))) return { kind: 'cancelled' };
    throw error;
  }
}
