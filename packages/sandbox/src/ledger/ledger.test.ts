import { sql } from 'kysely';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/openDatabase.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import { createCustomer } from '../testing/customers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { checkLedger } from './check.ts';
import { createAvailableEntry, hold, createLockedEntry, move } from './entries.ts';
import { moveOrder } from './moveOrder.ts';
import { openAccounts } from './openAccounts.ts';
import { placeOrder, type NewOrder } from './orders.ts';
import { postJournal } from './post.ts';
import { getSystemAccountId } from './systemAccounts.ts';

const provider = setUpProvider();

const AT = new Date('2026-03-14T09:26:53.589Z');
const NETWORK = getSystemAccountId('network', 'EUR');

async function newAccount(balance = '0.00'): Promise<{ readonly customerId: number; readonly account: number }> {
  const { id } = await createCustomer(provider, 'draft', { balances: { EUR: balance } });
  const row = await provider.database.selectFrom('account').select('id').where('customer_id', '=', id).executeTakeFirstOrThrow();
  return { customerId: id, account: row.id };
}

async function readBalance(account: number): Promise<readonly [available: bigint, locked: bigint]> {
  const row = await provider.database
    .selectFrom('account')
    .select(['available', 'locked'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return [row.available, row.locked];
}

const createWithdrawal = (customerId: number, account: number, units: bigint): NewOrder => ({
  customerId,
  accountId: account,
  type: 'withdraw_sepa',
  status: 'pending',
  volume: { value: '-1.00', currency: 'EUR' },
  flow: null,
  summary: [],
  from: { accountId: account, units },
  entries: hold(account, units),
  onCompleted: [createLockedEntry(account, -units), createAvailableEntry(NETWORK, units)],
  onRejected: [createLockedEntry(account, -units), createAvailableEntry(account, units)],
  at: AT,
});

it('a currency is opened once for a customer, however many requests ask for it concurrently (RULE-002)', async () => {
  const { database } = provider;
  for (let round = 0; round < 3; round++) {
    const { id } = await createCustomer(provider, 'draft');
    const open = () => inTransaction(database, (transaction) => openAccounts(transaction, id, ['EUR', 'BTC'], AT));
    await Promise.all(Array.from({ length: 5 }, open));
    const rows = await database.selectFrom('account').select('currency').where('customer_id', '=', id).orderBy('currency').execute();
    expect(rows.map(({ currency }) => currency)).toEqual(['BTC', 'EUR']);
  }
});

describe('posting', () => {
  it('property: 1000 random movements, 8 at a time, keep journals balanced and accounts as reported (RULE-002)', async () => {
    const accounts = await Promise.all([newAccount('100.00'), newAccount('50.00'), newAccount()]);
    const expected = [10_000n, 5000n, 0n];
    const movement = fc.record({
      from: fc.nat(2),
      to: fc.nat(2),
      units: fc.bigInt(1n, 5000n),
      ends: fc.constantFrom('completed', 'rejected', 'open'),
    });
    const movements = fc.sample(movement, { numRuns: 1000, seed: 11 });
    const add = (place: number, units: bigint): void => void (expected[place] = (expected[place] ?? 0n) + units);
    const perform = async ({ from, to, units, ends }: (typeof movements)[number]): Promise<void> => {
      const [giver, taker] = [accounts[from], accounts[to]];
      if (giver === undefined || taker === undefined) return;
      if (ends === 'open') {
        const entries = move(giver.account, taker.account, units);
        const posted = await retryConflicts(() => postJournal(provider.database, { entries, reason: 'test', at: AT }));
        if (posted === null) return;
        add(from, -units);
        add(to, units);
        return;
      }
      const id = await retryConflicts(() => placeOrder(provider.database, createWithdrawal(giver.customerId, giver.account, units)));
      if (id === null) return;
      const end = { status: ends, rejectedMessage: 'no', at: AT } as const;
      await retryConflicts(() => inTransaction(provider.database, (transaction) => moveOrder(transaction, id, end)));
      if (ends === 'completed') add(from, -units);
    };
    const performAll = async (): Promise<void> => {
      for (let next = movements.pop(); next !== undefined; next = movements.pop()) await perform(next);
    };
    await Promise.all(Array.from({ length: 8 }, performAll));
    expect(await Promise.all(accounts.map(({ account }) => readBalance(account)))).toEqual(expected.map((units) => [units, 0n]));
    expect(await checkLedger(provider.database)).toMatchObject({ balanced: true, problems: [] });
  }, 60_000);

  it('refuses concurrent orders beyond the balance and writes nothing of them (RULE-001)', async () => {
    const { customerId, account } = await newAccount('10.00');
    const placed = await Promise.all(
      Array.from({ length: 25 }, () => placeOrder(provider.database, createWithdrawal(customerId, account, 300n))),
    );
    expect(placed.filter((id) => id !== null)).toHaveLength(3);
    expect(await readBalance(account)).toEqual([100n, 900n]);
  });

  it('leaves all accounts unchanged when one of several has too little (RULE-001)', async () => {
    const rich = await newAccount('100.00');
    const poor = await newAccount('1.00');
    const entries = [
      createAvailableEntry(rich.account, -5000n),
      createAvailableEntry(poor.account, -200n),
      createAvailableEntry(NETWORK, 5200n),
    ];
    expect(await postJournal(provider.database, { entries, reason: 'test', at: AT })).toBeNull();
    expect(await readBalance(rich.account)).toEqual([10_000n, 0n]);
    expect(await checkLedger(provider.database)).toMatchObject({ balanced: true });
  });

  it('lets only corrections lower an account below zero (RULE-001)', async () => {
    const { account } = await newAccount('1.00');
    const take = (units: bigint, correction: boolean) =>
      postJournal(provider.database, { entries: move(account, NETWORK, units), reason: 'test', at: AT, correction });
    expect(await take(300n, true)).not.toBeNull();
    expect(await readBalance(account)).toEqual([-200n, 0n]);
    expect(await take(1n, false)).toBeNull();
    await postJournal(provider.database, { entries: move(NETWORK, account, 100n), reason: 'test', at: AT });
    expect(await readBalance(account)).toEqual([-100n, 0n]);
  });

  it('refuses a journal that does not sum to zero in one of its currencies (RULE-002)', async () => {
    const { account } = await newAccount('10.00');
    const unequal = [createAvailableEntry(account, -5n), createAvailableEntry(NETWORK, 4n)];
    await expect(postJournal(provider.database, { entries: unequal, reason: 'test', at: AT })).rejects.toThrow(/sum to zero/);
    const mixed = [createAvailableEntry(account, -5n), createAvailableEntry(getSystemAccountId('network', 'USD'), 5n)];
    await expect(postJournal(provider.database, { entries: mixed, reason: 'test', at: AT })).rejects.toThrow(/sum to zero/);
    expect(await readBalance(account)).toEqual([1000n, 0n]);
  });

  it('refuses an unknown account (RULE-002)', async () => {
    const entries = [createAvailableEntry(NETWORK, -5n), createAvailableEntry(999_999_999, 5n)];
    await expect(postJournal(provider.database, { entries, reason: 'test', at: AT })).rejects.toThrow(/not there/);
  });

  it('never changes a posting, and accepts none except through its function (RULE-002)', async () => {
    const insert = sql`insert into posting (journal_id, account_id, part, currency, units, reason, at) values (1, 1, 0, 'EUR', 5, 'test', ${AT})`;
    await expect(insert.execute(provider.database)).rejects.toThrow(/written by post_entries/);
    for (const change of ['update posting set units = 1', 'delete from posting', 'truncate posting']) {
      await expect(sql.raw(change).execute(provider.database)).rejects.toThrow(/append-only/);
    }
  });
});

describe('orders', () => {
  it('holds, completes and releases (RULE-003)', async () => {
    const { customerId, account } = await newAccount('10.00');
    const first = await placeOrder(provider.database, createWithdrawal(customerId, account, 400n));
    const second = await placeOrder(provider.database, createWithdrawal(customerId, account, 100n));
    expect(await readBalance(account)).toEqual([500n, 500n]);
    expect(await moveOrder(provider.database, first ?? 0n, { status: 'completed', at: AT })).toBe('moved');
    expect(await moveOrder(provider.database, second ?? 0n, { status: 'rejected', rejectedMessage: 'no', at: AT })).toBe('moved');
    expect(await readBalance(account)).toEqual([600n, 0n]);
  });

  it('ends once: only one of several concurrent moves succeeds (RULE-020)', async () => {
    const { customerId, account } = await newAccount('10.00');
    const id = (await placeOrder(provider.database, createWithdrawal(customerId, account, 400n))) ?? 0n;
    const moves = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        moveOrder(provider.database, id, { status: place % 2 === 0 ? 'completed' : 'rejected', rejectedMessage: 'no', at: AT }),
      ),
    );
    expect(moves.filter((outcome) => outcome === 'moved')).toHaveLength(1);
    expect(moves.filter((outcome) => outcome === 'final')).toHaveLength(7);
    expect(await moveOrder(provider.database, 1n, { status: 'completed', at: AT })).toBe('missing');
  });

  it('refuses a rejection without a message, in the database too (RULE-020)', async () => {
    const { customerId, account } = await newAccount('10.00');
    const id = (await placeOrder(provider.database, createWithdrawal(customerId, account, 100n))) ?? 0n;
    const update = provider.database.updateTable('orders').set({ status: 'rejected' }).where('id', '=', id).execute();
    await expect(update).rejects.toThrow(/orders_rejection_has_a_reason/);
  });
});

it('the check detects changes made behind the ledger’s back (RULE-002)', async () => {
  const { account } = await newAccount('10.00');
  await sql`update account set available = available + 1 where id = ${account}`.execute(provider.database);
  const bent = await checkLedger(provider.database);
  expect(bent).toMatchObject({ balanced: false, problems: [`account ${account} does not hold what its postings say`] });
  expect((await provider.control('GET', '/ledger/check')).status).toBe(409);
  await sql`update account set available = available - 1 where id = ${account}`.execute(provider.database);
  expect((await provider.control('GET', '/ledger/check')).status).toBe(200);
});
