import { chanceBelow } from '../ports/chance.ts';
import { elapsed, pause } from '../ports/clock.ts';
import { DatabaseUnavailable, isGone, isNotBegun } from './unavailable.ts';

/** What a server says of a transaction that it undid for the sake of another: not serialisable, or a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MOST_ATTEMPTS = 6;
/** Before the second attempt at most; twice as long before each further one. */
const FIRST_PAUSE_MS = 10;
/** The same while the server is away: another one takes its place in seconds. */
const FIRST_ABSENCE_MS = 100;
/** A client is answered within ten seconds (RULE-071). */
const MOST_MS = 8000;

const isConflict = (error: unknown): boolean => error instanceof Error && 'code' in error && CONFLICTS.has(error.code);

/**
 * Does the work again when the database undid it for the sake of another's, or went away before its COMMIT was sent: nothing of it was
 * written. The work begins its transaction itself and does nothing that the transaction does not undo. A pause of random length keeps two
 * from meeting again.
 * @throws DatabaseUnavailable when the database stays away, and at once when nobody knows whether a COMMIT was kept (RULE-071)
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  const end = elapsed() + MOST_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isAway = isGone(error);
      if (error instanceof DatabaseUnavailable || !(isAway || isConflict(error))) throw error;
      const most = (isAway ? FIRST_ABSENCE_MS : FIRST_PAUSE_MS) * 2 ** attempt;
      const milliseconds = isAway ? most / 2 + chanceBelow(most / 2) : chanceBelow(most);
      if (attempt === MOST_ATTEMPTS || elapsed() + milliseconds > end) {
        if (isAway) throw new DatabaseUnavailable('The database stays away', { cause: error });
        throw error;
      }
      await pause(milliseconds);
    }
  }
}

/** A statement that is its own transaction: where the server went away in it nobody knows whether it was kept (HA-009). */
export async function asCommit<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isGone(error) && !isNotBegun(error)) throw new DatabaseUnavailable('Nobody knows whether the statement was kept', { cause: error });
    throw error;
  }
}
