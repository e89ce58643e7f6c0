import { daySeconds } from '@wallet/core/calendar/dayLength';
import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { matchesPath } from './requestLog.ts';
import { newUuid } from '../ports/ids.ts';
import { machineNow } from '../ports/clock.ts';

/** What the provider shall do wrong (`/sandbox/faults`). */
export type FaultDefinition = {
  readonly match: { readonly method?: string | undefined; readonly path: string; readonly username?: string | undefined };
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly delayMs?: number | undefined;
  /** Closes the socket without an answer. */
  readonly drop?: boolean | undefined;
  /** How often; 0: until cleared. @default 1 */
  readonly times?: number | undefined;
};
/** `remaining` is null for one that was set until cleared; by `endsAt` of the machine's clock it is over all the same. */
export type StandingFault = {
  readonly id: string;
  readonly definition: FaultDefinition;
  readonly remaining: number | null;
  readonly endsAt: Date;
};

const HOUR_SECONDS = 3600;

/** Where a fault may answer: where programs ask. On a page its body would be a script of this origin (GUARD-005). */
const MAY_FAIL = /^(?:\/api\/.*|\/v1\/.*|\/version\.txt|\/_healthz|\/config\.json)$/;

export type Faults = {
  readonly list: () => readonly StandingFault[];
  readonly add: (definition: FaultDefinition) => Promise<string>;
  /** Without an id all of them. */
  readonly clear: (id?: string) => Promise<void>;
  /** The first fault that this request meets, counted as used. */
  readonly take: (request: {
    readonly method: string;
    readonly path: string;
    readonly username: string | undefined;
  }) => Promise<FaultDefinition | undefined>;
  /** Another process may have added, used or cleared some. */
  readonly refresh: () => Promise<void>;
};

function matches(
  { match }: FaultDefinition,
  { method, path, username }: { method: string; path: string; username: string | undefined },
): boolean {
  return (
    MAY_FAIL.test(path) &&
    (match.method === undefined || match.method.toUpperCase() === method) &&
    (match.username === undefined || match.username === username) &&
    matchesPath(match.path, path)
  );
}

/** Opens the faults as the database has them: they outlive a restart, and end by themselves. */
export async function openFaults(database: Database, machine: () => number = machineNow): Promise<Faults> {
  const now = (): Date => new Date(machine());
  let faults: readonly StandingFault[] = [];

  /** Those that are known stay in their order: the first that matches is the one that is met. */
  async function refresh(): Promise<void> {
    const rows = await database.selectFrom('fault').selectAll().where('ends_at', '>', now()).execute();
    const stored = new Map(
      rows.map(({ id, definition, remaining, ends_at: endsAt }) => [id, { id, definition: readDefinition(definition), remaining, endsAt }]),
    );
    const ids = faults.map(({ id }) => id);
    faults = [...new Set([...ids, ...stored.keys()])].flatMap((id) => stored.get(id) ?? []);
  }

  /** Counts a use where it is kept; false when another process has had the last one. */
  async function takeOne({ id, remaining }: StandingFault): Promise<boolean> {
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
      const fault: StandingFault = { id: newUuid(), definition, remaining: times === 0 ? null : times, endsAt };
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

function readDefinition(stored: object): FaultDefinition {
  if (!('match' in stored) || typeof stored.match !== 'object' || stored.match === null || !('path' in stored.match)) {
    throw new Error('A stored fault cannot be read');
  }
  return { ...stored, match: { ...stored.match, path: String(stored.match.path) } };
}
