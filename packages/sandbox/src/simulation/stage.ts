import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Random } from './random.ts';

/** In so many of a thousand statements: the process ends before or after it, or the database undoes it for the sake of another. */
export type Faults = { readonly crash: number; readonly conflict: number };
export const noFaults: Faults = { crash: 0, conflict: 0 };

/** The database as one process of the provider has it, until that ends. */
export type Stage = {
  readonly database: Database;
  /** Whose turn it is at a statement is drawn from now on, and what goes wrong. Without: first come, first served, and all goes well. */
  readonly direct: (random: Random | undefined, faults: Faults) => void;
  /** Lets one of those who wait have the connection. */
  readonly grant: () => void;
  /** Whether the process has ended. */
  readonly hasCrashed: () => boolean;
  /** Grows with whatever happens. */
  readonly activity: () => number;
  /** Ends the process where it stands: an open transaction is undone. */
  readonly end: () => Promise<void>;
};

/** Connections are given out by the seed, so several wait for the one there is. */
class StagedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

export function createStage(pglite: PGlite): Stage {
  let random: Random | undefined;
  let faults = noFaults;
  let waiting: ((connection: DatabaseConnection) => void)[] = [];
  let isTaken = false;
  let isOpen = false;
  let isOver = false;
  let activity = 0;

  function grant(): void {
    if (isTaken || isOver || waiting.length === 0) return;
    const place = random === undefined ? 0 : random.below(waiting.length);
    const [next] = waiting.splice(place, 1);
    isTaken = true;
    activity += 1;
    next?.(connection);
  }

  /** Whether the process ends here. */
  function crashes(): boolean {
    isOver ||= random?.inThousand(faults.crash) === true;
    return isOver;
  }

  async function run<T>(work: () => Promise<T>, mayConflict = false): Promise<T> {
    activity += 1;
    if (isOver || crashes()) return never();
    if (mayConflict && random?.inThousand(faults.conflict) === true)
      throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    const result = await work();
    activity += 1;
    return crashes() ? never() : result;
  }

  const connection: DatabaseConnection = {
    executeQuery: <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> =>
      run(async () => {
        const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
        return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
      }, true),
    streamQuery: () => {
      throw new Error('Nothing is streamed');
    },
  };

  const transact = (statement: 'begin' | 'commit' | 'rollback') => (): Promise<void> =>
    run(async () => {
      await pglite.exec(statement);
      isOpen = statement === 'begin';
    });

  const dialect: Dialect = {
    createAdapter: () => new StagedAdapter(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: () =>
        new Promise((resolve) => {
          waiting.push(resolve);
          activity += 1;
          if (random === undefined) grant();
        }),
      releaseConnection: async () => {
        isTaken = false;
        activity += 1;
        if (random === undefined) grant();
      },
      beginTransaction: transact('begin'),
      commitTransaction: transact('commit'),
      rollbackTransaction: transact('rollback'),
      destroy: async () => undefined,
    }),
  };

  return {
    database: new Kysely<Tables>({ dialect }),
    direct: (source, wanted) => {
      random = source;
      faults = wanted;
      if (source === undefined) grant();
    },
    grant,
    hasCrashed: () => isOver,
    activity: () => activity,
    end: async () => {
      isOver = true;
      waiting = [];
      if (isOpen) await pglite.exec('rollback');
    },
  };
}
