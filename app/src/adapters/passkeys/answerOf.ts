import type { PasskeyAnswer } from './Passkeys.ts';

/** What the browser throws when its sheet was closed, ran out of time, or was ended by us. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What an authenticator was asked, as a value. The library wraps what the browser throws; its name is the browser's, or that of the cause. */
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
