import assert from 'node:assert/strict';
import { inTransaction } from '../../packages/sandbox/src/database/openDatabase.ts';
import { checkLedger } from '../../packages/sandbox/src/ledger/check.ts';
import { available, hold, locked, move, release, settle, type Entry } from '../../packages/sandbox/src/ledger/entries.ts';
import { moveOrder } from '../../packages/sandbox/src/ledger/moveOrder.ts';
import { placeOrder } from '../../packages/sandbox/src/ledger/orders.ts';
import { postJournal } from '../../packages/sandbox/src/ledger/post.ts';
import { systemAccount } from '../../packages/sandbox/src/ledger/systemAccounts.ts';
import { retryConflicts } from '../../packages/sandbox/src/database/retryConflicts.ts';
import { bankTransfersOf, type Holder } from '../../packages/sandbox/src/testing/bankTransfers.ts';
import { openProvider } from '../../packages/sandbox/src/testing/openProvider.ts';
import { randomOf } from '../../packages/sandbox/src/testing/fuzz/randomOf.ts';

const OPERATIONS = Number(process.env['OPERATIONS'] ?? 1_000_000);
const SEED = Number(process.env['OPERATIONS_SEED'] ?? Date.now() % 2 ** 31);
const HOLDERS = 20;
const AT_ONCE = 8;
const CHECK_EVERY = 100_000;
const MOST_UNITS = 300_000;
const CLEARING = systemAccount('sepa_clearing', 'EUR');

type Open = { readonly id: bigint; readonly account: number; readonly units: bigint };

console.log(`operations: OPERATIONS_SEED=${SEED} draws the same operations again`);
const provider = await openProvider();
const { database, services } = provider;
const holders: readonly Holder[] = await Promise.all(
  Array.from({ length: HOLDERS }, () => bankTransfersOf(provider).newHolder('empty', { balances: { EUR: '20000.00', USD: '20000.00' } })),
);
const random = randomOf(SEED);
const at = services.clock.now();
const open: Open[] = [];
/** What every account has to hold, reckoned beside the database from what it answered. */
const expected = new Map<string, bigint>();
/** Operations of a kind that were done, and that were refused for want of money or since the order had ended. */
const counts = { done: 0, refused: 0 };

const draw = (below: number): number => Math.trunc(random.next() * below);
const drawUnits = (): bigint => BigInt(1 + draw(MOST_UNITS));
function drawHolder(): Holder {
  const holder = holders[draw(HOLDERS)];
  assert.ok(holder);
  return holder;
}

function count(isDone: boolean, entries: readonly Entry[]): void {
  counts[isDone ? 'done' : 'refused'] += 1;
  if (!isDone) return;
  for (const { accountId, part, units } of entries) {
    const name = `${accountId} ${part}`;
    expected.set(name, (expected.get(name) ?? 0n) + units);
  }
}

/** A withdrawal as it is booked: the money is held until the order ends. */
async function place(): Promise<void> {
  const { id: customerId, euro } = drawHolder();
  const units = drawUnits();
  const id = await placeOrder(database, {
    customerId,
    accountId: euro,
    type: 'withdraw_sepa',
    status: 'pending',
    volume: { value: '-1.00', currency: 'EUR' },
    flow: null,
    summary: [],
    from: { accountId: euro, units },
    entries: hold(euro, units),
    onCompleted: settle(euro, CLEARING, units),
    onRejected: release(euro, units),
    at,
  });
  count(id !== null, hold(euro, units));
  if (id !== null) open.push({ id, account: euro, units });
}

/** An order that may have ended: then it stays as it is. */
async function end(): Promise<void> {
  const order = open[draw(open.length)];
  if (order === undefined) return place();
  const { account, units } = order;
  const [status, entries] =
    draw(2) === 0 ? (['completed', settle(account, CLEARING, units)] as const) : (['rejected', release(account, units)] as const);
  const outcome = await inTransaction(database, (transaction) => moveOrder(transaction, order.id, { status, rejectedMessage: 'No', at }));
  count(outcome === 'moved', entries);
  // One in ten stays in the list of the open ones, to be ended a second time.
  if (draw(10) > 0) open.splice(open.indexOf(order), open.includes(order) ? 1 : 0);
}

/** From one customer to another, from outside, or into the other currency. */
async function post(): Promise<void> {
  const [giver, taker, units] = [drawHolder(), drawHolder(), drawUnits()];
  const paid = drawUnits();
  const entries = [
    giver === taker ? move(CLEARING, giver.euro, units) : move(giver.euro, taker.euro, units),
    move(CLEARING, taker.euro, units),
    [...move(giver.euro, systemAccount('fx_position', 'EUR'), units), ...move(systemAccount('fx_position', 'USD'), giver.dollar, paid)],
    [...move(giver.dollar, systemAccount('fx_position', 'USD'), units), ...move(systemAccount('fx_position', 'EUR'), giver.euro, paid)],
  ][draw(4)];
  assert.ok(entries);
  count((await postJournal(database, { entries, reason: 'soak', at })) !== null, entries);
}

const kinds = [place, place, end, end, post] as const;

async function requireExpected(): Promise<void> {
  const rows = await database.selectFrom('account').select(['id', 'role', 'available', 'locked']).execute();
  const wrong = rows.filter(
    ({ id, available: free, locked: held }) =>
      free !== (expected.get(`${id} available`) ?? 0n) || held !== (expected.get(`${id} locked`) ?? 0n),
  );
  assert.deepEqual(wrong, [], 'accounts do not hold what was done with them');
  assert.deepEqual(
    rows.filter(({ role, available: free, locked: held }) => role === 'customer' && (free < 0n || held < 0n)),
    [],
  );
  const { balanced, problems, postings } = await checkLedger(database);
  assert.ok(balanced, problems.join('\n'));
  const rate = Math.round((counts.done + counts.refused) / ((performance.now() - startedAt) / 1000));
  console.log(`${counts.done} done, ${counts.refused} refused, ${postings} postings in balance, ${rate} a second`);
}

for (const { id, available: free, locked: held } of await database.selectFrom('account').select(['id', 'available', 'locked']).execute()) {
  for (const entry of [available(id, free), locked(id, held)]) expected.set(`${id} ${entry.part}`, entry.units);
}
const startedAt = performance.now();
for (let done = 0; done < OPERATIONS; done += CHECK_EVERY) {
  let left = Math.min(CHECK_EVERY, OPERATIONS - done);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await retryConflicts(kinds[draw(kinds.length)] ?? place);
      }
    }),
  );
  await requireExpected();
}
await provider.close();
console.log('operations: 1 passed, 0 failed');
