import type { PasskeyAnswer } from './Passkeys.ts';

const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/**
 * Turns the result of a request to an authenticator into a value. The library wraps the browser's error, so the original name is on the
 * error or on its cause.
 */
export async function answerOf<T>(asked: Promise<T>): Promise<PasskeyAnswer<T>> {
  try {
    return { kind: 'done', value: await asked };
  } catch (error) {
    const names = [nameOf(error), nameOf(error instanceof Error ? error.cause : undefined)];
    if (names.includes('InvalidStateError')) return { kind: 'known' };
    if (names.some((name) => CANCELLED.has(name))) return { kind: 'cancelled' };
    throw error;
  }
}
