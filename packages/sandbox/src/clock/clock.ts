import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** The provider's clock: the machine's time and what the control surface has added to it. It never goes back. */
export type Clock = {
  readonly now: () => Date;
  /** Moves the clock forward for good: the offset is kept in the database. */
  readonly advance: (seconds: number) => Promise<Date>;
};

const KEY = 'clock_offset';

async function readOffset(database: Database): Promise<number> {
  const row = await sql<{
    offset: number | null;
  }>`select (value->>'milliseconds')::float8 as offset from setting where key = ${KEY}`.execute(database);
  return row.rows[0]?.offset ?? 0;
}

/** Opens the clock where the database left it. */
export async function openClock(database: Database, machine: () => number = Date.now): Promise<Clock> {
  let offset = await readOffset(database);
  const now = (): Date => new Date(machine() + offset);
  return {
    now,
    advance: async (seconds) => {
      const next = offset + seconds * 1000;
      const value = JSON.stringify({ milliseconds: next });
      await database
        .insertInto('setting')
        .values({ key: KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
      offset = next;
      return now();
    },
  };
}

/** The moment so many seconds later. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
