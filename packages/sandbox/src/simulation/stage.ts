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

/** Per thousand statements: the process crashes before or after the statement, or the database reports a conflict. */
export type Faults = { readonly crash: number; readonly conflict: number };
export const noFaults: Faults = { crash: 0, conflict: 0 };

export type Stage = {
  readonly database: Database;
  /** Lets the seed choose who runs at each statement, and what fails. Without it, callers run in order of arrival and nothing fails. */
  readonly direct: (random: Random | undefined, faults: Faults) => void;
  readonly grant: () => void;
  readonly hasCrashed: () => boolean;
  /** Increases with every event. */
  readonly activity: () => number;
  /** Ends the process as it is. An open transaction is rolled back. */
  readonly end: () => Promise<void>;
};

/** Connections are granted by the seed, so that several callers can wait for the only one. */
class StagedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const waitForever = <T>(): Promise<T> => new Promise<T>(() => undefined);

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

  function drawCrash(): boolean {
    isOver ||= random?.inThousand(faults.crash) === true;
    return isOver;
  }

  async function run<T>(work: () => Promise<T>, mayConflict = false): Promise<T> {
    activity += 1;
    if (isOver || drawCrash()) return waitForever();
    if (mayConflict && random?.inThousand(faults.conflict) === true)
      throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    const result = await work();
    activity += 1;
    return drawCrash() ? waitForever() : result;
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
