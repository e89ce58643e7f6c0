import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { toPartNumber, type Entry } from '../ledger/entries.ts';
import { postInBulk } from '../ledger/post.ts';
import type { HistoryRow } from './historyOrder.ts';

type Line = {
  readonly journal: number;
  readonly account_id: number;
  readonly part: 0 | 1;
  readonly units: string;
  readonly place: number | null;
  readonly reason: string;
  readonly at: Date;
};

function toLines(journal: number, entries: readonly Entry[], place: number | null, reason: string, at: Date): readonly Line[] {
  return entries
    .filter(({ units }) => units !== 0n)
    .map(({ accountId, part, units }) => ({
      journal,
      account_id: accountId,
      part: toPartNumber(part),
      units: units.toString(),
      place,
      reason,
      at,
    }));
}

/**
 * Inserts past orders with their postings in sets: three statements, whatever the number of orders.
 * @param opening entries of an opening journal without an order, at `openedAt`
 */
export async function writeHistory(
  transaction: Database,
  { rows, opening, openedAt }: { readonly rows: readonly HistoryRow[]; readonly opening: readonly Entry[]; readonly openedAt: Date },
): Promise<void> {
  const lines = [
    ...toLines(0, opening, null, 'opening', openedAt),
    ...rows.flatMap(({ entries, at }, place) => toLines(place + 1, entries, place, 'history', at)),
  ];
  const journals = await takeIds(transaction, 'journal_id_seq', rows.length + 1);
  const orderIds = await takeIds(transaction, 'order_id_seq', rows.length);
  const orders = rows.map(({ order }, place) => ({ ...order, id: orderIds[place] }));
  if (orders.length > 0) {
    await sql`insert into orders select * from jsonb_populate_recordset(null::orders, ${JSON.stringify(orders)}::text::jsonb)`.execute(
      transaction,
    );
  }
  if (lines.length === 0) return;
  const numbered = lines.map(({ journal, place, ...line }) => ({
    ...line,
    journal_id: journals[journal],
    order_id: place === null ? null : orderIds[place],
  }));
  requireBalance(lines);
  await postInBulk(transaction, () =>
    sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(numbered)}::text::jsonb)
        as l(journal_id bigint, account_id int, part smallint, units bigint, order_id bigint, reason text, at timestamptz))
    insert into posting (journal_id, account_id, part, currency, units, order_id, reason, at)
    select line.journal_id, line.account_id, line.part, account.currency, line.units, line.order_id, line.reason, line.at
    from line join account on account.id = line.account_id
  `.execute(transaction),
  );
  await addToBalances(transaction, lines);
}

async function takeIds(transaction: Database, sequence: 'journal_id_seq' | 'order_id_seq', count: number): Promise<readonly string[]> {
  const answer = await sql<{
    id: bigint;
  }>`select nextval(${sequence}::text::regclass) as id from generate_series(1, ${count}::int)`.execute(transaction);
  return answer.rows.map(({ id }) => id.toString());
}

/**
 * Throws on an unbalanced journal, which would be a programming error in a preset. Sums across currencies suffice, because every journal
 * balances in each currency by construction (historyOrder.ts).
 */
function requireBalance(lines: readonly Line[]): void {
  const sums = new Map<number, bigint>();
  for (const { journal, units } of lines) sums.set(journal, (sums.get(journal) ?? 0n) + BigInt(units));
  if ([...sums.values()].some((sum) => sum !== 0n)) throw new Error('A journal of a preset does not sum to zero');
}

/** Adds the lines to the balances. Accounts are locked in id order, so that no deadlock can occur. */
async function addToBalances(transaction: Database, lines: readonly Line[]): Promise<void> {
  const sums = new Map<number, { available: bigint; locked: bigint }>();
  for (const { account_id: id, part, units } of lines) {
    const sum = sums.get(id) ?? { available: 0n, locked: 0n };
    if (part === 0) sum.available += BigInt(units);
    else sum.locked += BigInt(units);
    sums.set(id, sum);
  }
  const changes = [...sums].map(([id, { available, locked }]) => ({ id, available: available.toString(), locked: locked.toString() }));
  await sql`select 1 from account where id = any(${`{${[...sums.keys()].join(',')}}`}::text::int[]) order by id for update`.execute(
    transaction,
  );
  await sql`
    update account set available = account.available + change.available, locked = account.locked + change.locked
    from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb) as change(id int, available bigint, locked bigint)
    where account.id = change.id
  `.execute(transaction);
}
