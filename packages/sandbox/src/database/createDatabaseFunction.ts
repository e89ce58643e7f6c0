import { CompiledQuery, PGliteAdapter } from 'kysely';
import { getLine, type Queue } from './line.ts';
import type { Database } from './openDatabase.ts';

/** True for an embedded database, which has one connection and no autovacuum. */
export const isEmbedded = (database: Database): boolean => database.getExecutor().adapter instanceof PGliteAdapter;

type DatabaseFunction<A extends object, T> = (database: Database, argument: A) => Promise<T>;

type WaitingCall<A, T> = { readonly argument: A; readonly resolve: (value: T) => void; readonly reject: (reason: unknown) => void };

/** Maximum number of calls in one statement. Later ones go into the next. */
const MAX_BATCH = 50;

type Signature = {
  /** The call with its arguments by name: `find_caller(who, family, version)`. */
  readonly expression: string;
  /** Types of the arguments: `who int, family uuid, version int`. */
  readonly types: string;
  readonly kind: Queue['kind'];
};

/**
 * Calls a function of the database. An embedded database has one connection, so simultaneous calls become one statement in one transaction
 * there, and the round trip and the commit are paid for once (S3). Each call has the outcome that it would have alone, and resolves after
 * the commit. On a server, and within a transaction, each call is a separate statement.
 */
export function createDatabaseFunction<A extends object, T>({ expression, types, kind }: Signature): DatabaseFunction<A, T> {
  const statement = `select ${expression} as value from json_to_recordset($1) as argument(${types})`;
  const queues = new WeakMap<object, Queue & { readonly waiting: WaitingCall<A, T>[] }>();

  async function call(database: Database, all: readonly A[]): Promise<readonly T[]> {
    const { rows } = await database.executeQuery<{ value: T }>(CompiledQuery.raw(statement, [JSON.stringify(all)]));
    return rows.map(({ value }) => value);
  }

  async function callAlone(database: Database, argument: A): Promise<T> {
    const [value] = await call(database, [argument]);
    if (value === undefined) throw new Error(`${expression} answers no row`);
    return value;
  }

  /** When one of them fails, nothing was written, and each is called separately. */
  async function callTogether(database: Database, together: readonly WaitingCall<A, T>[]): Promise<void> {
    if (together.length > 1) {
      const values = await call(
        database,
        together.map(({ argument }) => argument),
      ).catch(() => undefined);
      if (values !== undefined) {
        for (const [place, value] of values.entries()) together[place]?.resolve(value);
        return;
      }
    }
    for (const { argument, resolve, reject } of together) await callAlone(database, argument).then(resolve, reject);
  }

  function createQueue(database: Database) {
    const waiting: WaitingCall<A, T>[] = [];
    const serve = async (): Promise<boolean> => {
      await callTogether(database, waiting.splice(0, MAX_BATCH));
      return waiting.length > 0;
    };
    return { kind, waiting, serve };
  }

  return (database, argument) => {
    const { adapter } = database.getExecutor();
    if (database.isTransaction || !isEmbedded(database)) return callAlone(database, argument);
    const queue = queues.get(adapter) ?? createQueue(database);
    queues.set(adapter, queue);
    return new Promise<T>((resolve, reject) => {
      queue.waiting.push({ argument, resolve, reject });
      getLine(adapter).join(queue);
    });
  };
}
