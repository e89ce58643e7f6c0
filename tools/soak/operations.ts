import assert from 'node:assert/strict';
import { inTransaction } from '../../packages/sandbox/src/database/openDatabase.ts';
import { retryConflicts } from '../../packages/sandbox/src/database/retryConflicts.ts';
import { checkLedger } from '../../packages/sandbox/src/ledger/check.ts';
import { available, hold, locked, move, release, settle, type Entry } from '../../packages/sandbox/src/ledger/entries.ts';
import { moveOrder } from '../../packages/sandbox/src/ledger/moveOrder.ts';
import { postJournal } from '../../packages/sandbox/src/ledger/post.ts';
import { systemAccount } from '../../packages/sandbox/src/ledger/systemAccounts.ts';
import { bankTransfersOf } from '../../packages/sandbox/src/testing/bankTransfers.ts';
import { randomOf } from '../../packages/sandbox/src/testing/fuzz/randomOf.ts';
import { openProvider } from '../../packages/sandbox/src/testing/openProvider.ts';
import { bookWithdrawal, CLEARING } from './bookWithdrawal.ts';

const OPERATIONS = Number(process.env['OPERATIONS'] ?? 1_000_000);
const SEED = Number(process.env['OPERATIONS_SEED'] ?? Date.now() % 2 ** 31);
const [HOLDERS, AT_ONCE, CHECK_EVERY, MOST_UNITS] = [20, 8, 100_000, 300_000];

console.log(`operations: OPERATIONS_SEED=${SEED} draws the same operations again`);
const provider = await openProvider();
const { database, services } = provider;
const rich = { balances: { EUR: '20000.00', USD: '20000.00' } };
const holders = await Promise.all(Array.from({ length: HOLDERS }, () => bankTransfersOf(provider).newHolder('empty', rich)));
const random = randomOf(SEED);
const at = services.clock.now();
const open: { readonly id: bigint; readonly account: number; readonly units: bigint }[] = [];
/** What every account has to hold, reckoned beside the database from what it answered. */
const expected = new Map<string, bigint>();
let [done, refused] = [0, 0];

const draw = (below: number): number => Math.trunc(random.next() * below);
const drawUnits = (): bigint => BigInt(1 + draw(MOST_UNITS));
function pick<T>(list: readonly T[]): T {
  const chosen = list[draw(list.length)];
  assert.ok(chosen);
  return chosen;
}

function count(entries: readonly Entry[]): void {
  for (const { accountId, part, units } of entries)
    expected.set(`${accountId} ${part}`, (expected.get(`${accountId} ${part}`) ?? 0n) + units);
}
/** An operation is refused for want of money, or since the order has ended. */
function note(isDone: boolean, entries: readonly Entry[]): void {
  if (isDone) count(entries);
  done += isDone ? 1 : 0;
  refused += isDone ? 0 : 1;
}

/** A withdrawal: the money is held until the order ends. */
async function place(): Promise<void> {
  const [holder, units] = [pick(holders), drawUnits()];
  const id = await bookWithdrawal(database, holder, units, at);
  note(id !== null, hold(holder.euro, units));
  if (id !== null) open.push({ id, account: holder.euro, units });
}

/** An order that may have ended: then it stays as it is. */
async function end(): Promise<void> {
  if (open.length === 0) return place();
  const order = pick(open);
  const [status, entries] = pick([
    ['completed', settle(order.account, CLEARING, order.units)],
    ['rejected', release(order.account, order.units)],
  ] as const);
  const outcome = await inTransaction(database, (transaction) => moveOrder(transaction, order.id, { status, rejectedMessage: 'No', at }));
  note(outcome === 'moved', entries);
  // One in ten stays in the list of the open ones, to be ended a second time.
  if (draw(10) > 0) open.splice(open.indexOf(order), open.includes(order) ? 1 : 0);
}

/** From one customer to another, from outside, or into the other currency. */
async function post(): Promise<void> {
  const [giver, taker, units, paid] = [pick(holders), pick(holders), drawUnits(), drawUnits()];
  const [euros, dollars] = [systemAccount('fx_position', 'EUR'), systemAccount('fx_position', 'USD')];
  const entries = pick([
    move(giver === taker ? CLEARING : giver.euro, taker.euro, units),
    move(CLEARING, taker.euro, units),
    [...move(giver.euro, euros, units), ...move(dollars, giver.dollar, paid)],
    [...move(giver.dollar, dollars, units), ...move(euros, giver.euro, paid)],
  ]);
  note((await postJournal(database, { entries, reason: 'soak', at })) !== null, entries);
}

async function requireExpected(): Promise<void> {
  const rows = await database.selectFrom('account').select(['id', 'role', 'available', 'locked']).execute();
  const held = rows.flatMap(({ id, available: free, locked: kept }) => [available(id, free), locked(id, kept)]);
  const wrong = held.filter(({ accountId, part, units }) => units !== (expected.get(`${accountId} ${part}`) ?? 0n));
  assert.deepEqual(wrong, [], 'accounts do not hold what was done with them');
  assert.ok(rows.every(({ role, available: free, locked: kept }) => role !== 'customer' || (free >= 0n && kept >= 0n)));
  const { balanced, problems, postings } = await checkLedger(database);
  assert.ok(balanced, problems.join('\n'));
  const rate = Math.round((done + refused) / ((performance.now() - startedAt) / 1000));
  console.log(`${done} done, ${refused} refused, ${postings} postings in balance, ${rate} a second`);
}

for (const { id, available: free, locked: kept } of await database.selectFrom('account').select(['id', 'available', 'locked']).execute())
  count([available(id, free), locked(id, kept)]);
const startedAt = performance.now();
for (let begun = 0; begun < OPERATIONS; begun += CHECK_EVERY) {
  let left = Math.min(CHECK_EVERY, OPERATIONS - begun);
  const work = async (): Promise<void> => {
    while (left-- > 0) await retryConflicts(pick([place, place, end, end, post]));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await requireExpected();
}
await provider.close();
