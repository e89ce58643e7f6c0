import { chanceBelow } from '../ports/chance.ts';
import { pause } from '../ports/clock.ts';

/** What a server says of a transaction that it undid for the sake of another: not serialisable, or a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MOST_ATTEMPTS = 6;
/** Before the second attempt at most; twice as long before each further one. */
const FIRST_PAUSE_MS = 10;

const isConflict = (error: unknown): boolean => error instanceof Error && 'code' in error && CONFLICTS.has(error.code);

/**
 * Does the work again when the database undid it for the sake of another's: nothing of it was written. The work begins its transaction
 * itself and does nothing that the transaction does not undo. A pause of random length keeps two from meeting again.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isConflict(error)) throw error;
      await pause(chanceBelow(FIRST_PAUSE_MS * 2 ** attempt));
    }
  }
}
