import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { machineNow } from '../ports/clock.ts';

/** The provider's clock: the machine's time and what the control surface has added to it. It never goes back. */
export type Clock = {
  readonly now: () => Date;
  /** Moves the clock forward for good: the offset is kept in the database. */
  readonly advance: (seconds: number) => Promise<Date>;
  /** Another process may have moved it. */
  readonly refresh: () => Promise<void>;
};

const KEY = 'clock_offset';

async function readOffset(database: Database): Promise<number> {
  const row = await sql<{
    offset: number | null;
  }>`select (value->>'milliseconds')::float8 as offset from setting where key = ${KEY}`.execute(database);
  return row.rows[0]?.offset ?? 0;
}

/** Opens the clock where the database left it. */
export async function openClock(database: Database, machine: () => number = machineNow): Promise<Clock> {
  let offset = await readOffset(database);
  const now = (): Date => new Date(machine() + offset);
  return {
    now,
    advance: async (seconds) => {
      // Added where it is kept: two processes that move it at once both count.
      const moved = await sql<{ offset: number }>`
        insert into setting as kept (key, value) values (${KEY}, jsonb_build_object('milliseconds', ${seconds * 1000}::float8))
        on conflict (key) do update
          set value = jsonb_build_object('milliseconds', (kept.value->>'milliseconds')::float8 + ${seconds * 1000}::float8)
        returning (value->>'milliseconds')::float8 as offset`.execute(database);
      offset = moved.rows[0]?.offset ?? offset;
      return now();
    },
    refresh: async () => {
      offset = await readOffset(database);
    },
  };
}

/** The moment so many seconds later. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
