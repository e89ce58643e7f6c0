import { generateNumberBelow } from '../ports/chance.ts';
import { getElapsed, pause } from '../ports/clock.ts';
import { DatabaseUnavailable, isGone, isNotStarted } from './unavailable.ts';

/** SQLSTATEs of a transaction that was rolled back because of another one: serialisation failure and deadlock. */
const CONFLICT_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 6;
/** Base of the random pause, which doubles with every attempt. */
const FIRST_PAUSE_MS = 10;
/** The same while the server is away. A replacement takes over within seconds. */
const FIRST_ABSENCE_MS = 100;
/** Time limit for all attempts, because a client gets its response within ten seconds (RULE-071). */
const TIME_LIMIT_MS = 8000;

const isConflict = (error: unknown): boolean => error instanceof Error && 'code' in error && CONFLICT_CODES.has(error.code);

/**
 * Retries work that the database rolled back because of a conflict, or whose server went away before the COMMIT was sent. In both cases
 * nothing was written. The work must open its own transaction and have no effects outside it. A random pause keeps two conflicting
 * transactions from colliding again.
 * @throws DatabaseUnavailable when the database stays away, and immediately when it is unknown whether a COMMIT succeeded (RULE-071)
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  const end = getElapsed() + TIME_LIMIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isAway = isGone(error);
      if (error instanceof DatabaseUnavailable || !(isAway || isConflict(error))) throw error;
      const most = (isAway ? FIRST_ABSENCE_MS : FIRST_PAUSE_MS) * 2 ** attempt;
      const milliseconds = isAway ? most / 2 + generateNumberBelow(most / 2) : generateNumberBelow(most);
      if (attempt === MAX_ATTEMPTS || getElapsed() + milliseconds > end) {
        if (isAway) throw new DatabaseUnavailable('The database stays away', { cause: error });
        throw error;
      }
      await pause(milliseconds);
    }
  }
}

/**
 * Runs a statement that is its own transaction. If the server goes away during it, it is unknown whether the statement was committed
 * (HA-009).
 */
export async function runAsCommit<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isGone(error) && !isNotStarted(error))
      throw new DatabaseUnavailable('Nobody knows whether the statement was kept', { cause: error });
    throw error;
  }
}
