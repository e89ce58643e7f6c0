import { randomUUID } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';

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
type Fault = { readonly id: string; readonly definition: FaultDefinition; remaining: number | null };
export type StandingFault = { readonly id: string; readonly definition: FaultDefinition; readonly remaining: number | null };

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
};

function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.startsWith(pattern);
  const source = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join('.*')}$`).test(path);
}

function matches(
  { match }: FaultDefinition,
  { method, path, username }: { method: string; path: string; username: string | undefined },
): boolean {
  return (
    (match.method === undefined || match.method.toUpperCase() === method) &&
    (match.username === undefined || match.username === username) &&
    matchesPath(match.path, path)
  );
}

/** Opens the faults as the database has them: they outlive a restart. */
export async function openFaults(database: Database): Promise<Faults> {
  const rows = await database.selectFrom('fault').selectAll().execute();
  const faults: Fault[] = rows.map(({ id, definition, remaining }) => ({ id, definition: readDefinition(definition), remaining }));

  return {
    list: () => faults,
    add: async (definition) => {
      const times = definition.times ?? 1;
      const fault: Fault = { id: randomUUID(), definition, remaining: times === 0 ? null : times };
      await database
        .insertInto('fault')
        .values({ id: fault.id, definition: JSON.stringify(definition), remaining: fault.remaining })
        .execute();
      faults.push(fault);
      return fault.id;
    },
    clear: async (id) => {
      const kept = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      faults.splice(0, faults.length, ...kept);
      const gone = database.deleteFrom('fault');
      await (id === undefined ? gone : gone.where('id', '=', id)).execute();
    },
    take: async (request) => {
      const fault = faults.find(({ definition }) => matches(definition, request));
      if (fault === undefined) return undefined;
      if (fault.remaining !== null) {
        fault.remaining -= 1;
        if (fault.remaining === 0) {
          faults.splice(faults.indexOf(fault), 1);
          await database.deleteFrom('fault').where('id', '=', fault.id).execute();
        } else {
          await database.updateTable('fault').set({ remaining: fault.remaining }).where('id', '=', fault.id).execute();
        }
      }
      return fault.definition;
    },
  };
}

function readDefinition(stored: object): FaultDefinition {
  if (!('match' in stored) || typeof stored.match !== 'object' || stored.match === null || !('path' in stored.match)) {
    throw new Error('A stored fault cannot be read');
  }
  return { ...stored, match: { ...stored.match, path: String(stored.match.path) } };
}
