import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { createDatabaseFunction } from './createDatabaseFunction.ts';
import type { OpenDatabase } from './openDatabase.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await sql`create table kept (number int primary key)`.execute(open.database);
  await sql`create function keep(number int) returns bigint language sql as 'insert into kept values (number) returning txid_current()'`.execute(
    open.database,
  );
}, 60_000);
afterAll(() => open.close());

const keep = createDatabaseFunction<{ readonly number: number }, bigint>({
  kind: 'writes',
  expression: 'keep(number)',
  types: 'number int',
});
const look = createDatabaseFunction<{ readonly number: number }, number>({ kind: 'reads', expression: 'abs(number)', types: 'number int' });
const keepAll = (numbers: readonly number[]) => Promise.allSettled(numbers.map((number) => keep(open.database, { number })));
const listTransactions = (outcomes: readonly PromiseSettledResult<bigint>[]) =>
  new Set(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'none')));
const readFrom = async (least: number) => {
  const { rows } = await sql<{ number: number }>`select number from kept where number >= ${least} order by number`.execute(open.database);
  return rows.map(({ number }) => number);
};

describe('simultaneous calls', () => {
  it('S3 share one transaction of an embedded database, and have one each on a server', async () => {
    const outcomes = await keepAll([1, 2, 3]);
    expect(listTransactions(outcomes).size).toBe(open.isShared ? 3 : 1);
    expect(await readFrom(1)).toEqual([1, 2, 3]);
  });

  it('S3 are joined by a write whose caller first had to read', async () => {
    const late = look(open.database, { number: 0 }).then(() => keep(open.database, { number: -2 }));
    const transactions = await Promise.all([keep(open.database, { number: -1 }), late]);
    expect(new Set(transactions).size).toBe(open.isShared ? 2 : 1);
  });

  it('S3 do not wait forever behind an endless series of reads', async () => {
    const state = { isKept: false };
    const writing = keep(open.database, { number: -3 }).finally(() => (state.isKept = true));
    for (let looked = 0; looked < 1000 && !state.isKept; looked++) await look(open.database, { number: looked });
    expect(state.isKept).toBe(true);
    await writing;
  });

  it('have the outcomes that each would have alone, so one failure affects no other (RULE-002)', async () => {
    const outcomes = await keepAll([11, 1, 12]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await readFrom(11)).toEqual([11, 12]);
  });

  it('wait for an open transaction, and so do calls that arrive during it (RULE-002)', async () => {
    const numbers = Array.from({ length: 120 }, (_, place) => 100 + place);
    const calls: ReturnType<typeof keepAll>[] = [];
    await open.database.transaction().execute(async () => {
      calls.push(keepAll(numbers.slice(0, 3)));
      await nextTurn();
      calls.push(keepAll(numbers.slice(3)));
      await nextTurn();
    });
    await Promise.all(calls);
    expect(await readFrom(100)).toEqual(numbers);
  });

  it('belong to the transaction that makes them (RULE-002)', async () => {
    const undone = open.database.transaction().execute(async (transaction) => {
      await keep(transaction, { number: 401 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await readFrom(401)).toEqual([]);
  });
});
