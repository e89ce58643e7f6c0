import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { getMachineNow } from '../ports/clock.ts';

/** The provider's clock: the machine's time plus what the control surface has added. It never goes back. */
export type Clock = {
  readonly now: () => Date;
  /** Moves the clock forward permanently, because the offset is stored in the database. */
  readonly advance: (seconds: number) => Promise<Date>;
  /** Reads the offset again, since another process may have changed it. */
  readonly refresh: () => Promise<void>;
};

const KEY = 'clock_offset';

async function readOffset(database: Database): Promise<number> {
  const row = await sql<{
    offset: number | null;
  }>`select (value->>'milliseconds')::float8 as offset from setting where key = ${KEY}`.execute(database);
  return row.rows[0]?.offset ?? 0;
}

export async function openClock(database: Database, machine: () => number = getMachineNow): Promise<Clock> {
  let offset = await readOffset(database);
  const now = (): Date => new Date(machine() + offset);
  return {
    now,
    advance: async (seconds) => {
      // Added in the database, so that moves by two processes at the same time both count.
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

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
