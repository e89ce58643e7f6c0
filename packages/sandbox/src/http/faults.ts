import { daySeconds } from '@wallet/core/calendar/dayLength';
import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { matchesPath } from './requestLog.ts';
import { generateUuid } from '../ports/ids.ts';
import { getMachineNow } from '../ports/clock.ts';

/** A failure that the provider is to simulate (`/sandbox/faults`). */
export type FaultDefinition = {
  readonly match: { readonly method?: string | undefined; readonly path: string; readonly username?: string | undefined };
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly delayMs?: number | undefined;
  /** Closes the socket without a response. */
  readonly drop?: boolean | undefined;
  /**
   * Number of uses; 0: until cleared.
   * @default 1
   */
  readonly times?: number | undefined;
};
/** `remaining` is null for a fault set until cleared. Every fault ends at `endsAt` of the machine's clock. */
export type ActiveFault = {
  readonly id: string;
  readonly definition: FaultDefinition;
  readonly remaining: number | null;
  readonly endsAt: Date;
};

const HOUR_SECONDS = 3600;

/** Paths where a fault may answer: those called by programs. On a page its body would be a script of this origin (GUARD-005). */
const FAULT_PATHS = /^(?:\/api\/.*|\/v1\/.*|\/version\.txt|\/_healthz|\/config\.json)$/;

export type Faults = {
  readonly list: () => readonly ActiveFault[];
  readonly add: (definition: FaultDefinition) => Promise<string>;
  /** Clears all of them without an id. */
  readonly clear: (id?: string) => Promise<void>;
  /** Finds the first fault that matches the request and counts the use. */
  readonly take: (request: {
    readonly method: string;
    readonly path: string;
    readonly username: string | undefined;
  }) => Promise<FaultDefinition | undefined>;
  readonly refresh: () => Promise<void>;
};

function matches(
  { match }: FaultDefinition,
  { method, path, username }: { method: string; path: string; username: string | undefined },
): boolean {
  return (
    FAULT_PATHS.test(path) &&
    (match.method === undefined || match.method.toUpperCase() === method) &&
    (match.username === undefined || match.username === username) &&
    matchesPath(match.path, path)
  );
}

/** Opens the faults of the database. They survive a restart and expire. */
export async function openFaults(database: Database, machine: () => number = getMachineNow): Promise<Faults> {
  const now = (): Date => new Date(machine());
  let faults: readonly ActiveFault[] = [];

  /** Keeps the order of known faults, because the first one that matches is used. */
  async function refresh(): Promise<void> {
    const rows = await database.selectFrom('fault').selectAll().where('ends_at', '>', now()).execute();
    const stored = new Map(
      rows.map(({ id, definition, remaining, ends_at: endsAt }) => [
        id,
        { id, definition: parseDefinition(definition), remaining, endsAt },
      ]),
    );
    const ids = faults.map(({ id }) => id);
    faults = [...new Set([...ids, ...stored.keys()])].flatMap((id) => stored.get(id) ?? []);
  }

  /** Counts a use in the database; false if another process has had the last one. */
  async function takeOne({ id, remaining }: ActiveFault): Promise<boolean> {
    if (remaining === null) return true;
    const left = await database
      .updateTable('fault')
      .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
      .where('id', '=', id)
      .where('remaining', '>', 0)
      .returning('remaining')
      .executeTakeFirst();
    if (left?.remaining === 0) await database.deleteFrom('fault').where('id', '=', id).execute();
    const isOver = (left?.remaining ?? 0) === 0;
    faults = faults.flatMap((fault) => (fault.id !== id ? fault : isOver ? [] : { ...fault, remaining: left?.remaining ?? 0 }));
    return left !== undefined;
  }

  await refresh();
  return {
    list: () => faults.filter(({ endsAt }) => endsAt > now()),
    add: async (definition) => {
      const times = definition.times ?? 1;
      const endsAt = addSeconds(now(), times === 0 ? HOUR_SECONDS : daySeconds);
      const fault: ActiveFault = { id: generateUuid(), definition, remaining: times === 0 ? null : times, endsAt };
      await database
        .insertInto('fault')
        .values({ id: fault.id, definition: JSON.stringify(definition), remaining: fault.remaining, ends_at: endsAt })
        .execute();
      faults = [...faults, fault];
      return fault.id;
    },
    clear: async (id) => {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      const deletion = database.deleteFrom('fault');
      await (id === undefined ? deletion : deletion.where('id', '=', id)).execute();
    },
    take: async (request) => {
      const moment = now();
      for (const fault of faults.filter(({ definition, endsAt }) => endsAt > moment && matches(definition, request)))
        if (await takeOne(fault)) return fault.definition;
      return undefined;
    },
    refresh,
  };
}

function parseDefinition(stored: object): FaultDefinition {
  if (!('match' in stored) || typeof stored.match !== 'object' || stored.match === null || !('path' in stored.match)) {
    throw new Error('A stored fault cannot be read');
  }
  return { ...stored, match: { ...stored.match, path: String(stored.match.path) } };
}
