import { CompiledQuery, PGliteAdapter } from 'kysely';
import type { Database } from './openDatabase.ts';

/** A function of the database, as it is called from here. */
type DatabaseFunction<A extends object, T> = (database: Database, argument: A) => Promise<T>;

type Waiting<A, T> = { readonly argument: A; readonly resolve: (value: T) => void; readonly reject: (reason: unknown) => void };

/** What comes later is the next statement's. */
const MOST_TOGETHER = 50;

/**
 * Calls a function of the database. An embedded one has one connection: calls that come together are one statement there, which is one
 * transaction, so that the way to the database and the commit are paid for once (S3). Each has the outcome that it would have had alone, and
 * hears of it when what it wrote is kept. On a server, and within a transaction, each call is a statement of its own.
 * @param expression the call, its arguments by their names: `find_caller(who, family, version)`
 * @param types of the arguments: `who int, family uuid, version int`
 */
export function databaseFunction<A extends object, T>(expression: string, types: string): DatabaseFunction<A, T> {
  const statement = `select ${expression} as value from json_to_recordset($1) as argument(${types})`;
  const queues = new WeakMap<object, Waiting<A, T>[]>();

  async function call(database: Database, all: readonly A[]): Promise<readonly T[]> {
    const { rows } = await database.executeQuery<{ value: T }>(CompiledQuery.raw(statement, [JSON.stringify(all)]));
    return rows.map(({ value }) => value);
  }

  async function callAlone(database: Database, argument: A): Promise<T> {
    const [value] = await call(database, [argument]);
    if (value === undefined) throw new Error(`${expression} answers no row`);
    return value;
  }

  /** Where one of them fails nothing has happened, and each is called by itself. */
  async function callTogether(database: Database, together: readonly Waiting<A, T>[]): Promise<void> {
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

  return (database, argument) => {
    const { adapter } = database.getExecutor();
    if (database.isTransaction || !(adapter instanceof PGliteAdapter)) return callAlone(database, argument);
    const queue = queues.get(adapter) ?? [];
    queues.set(adapter, queue);
    const empty = async (): Promise<void> => {
      const together = queue.slice(0, MOST_TOGETHER);
      await callTogether(database, together);
      // They stay in the queue until now: what comes meanwhile waits behind them.
      queue.splice(0, together.length);
      if (queue.length > 0) setImmediate(() => void empty());
    };
    return new Promise<T>((resolve, reject) => {
      queue.push({ argument, resolve, reject });
      // What has arrived is read to its end first: the calls of this moment go together.
      if (queue.length === 1) setImmediate(() => void empty());
    });
  };
}
