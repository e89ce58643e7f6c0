import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { postInBulk } from '../ledger/post.ts';
import { getSystemAccountId } from '../ledger/systemAccounts.ts';

const ACCOUNTS = 2000;
const ORDERS = 100_000;

/**
 * Writes 2,000 accounts in all and 100,000 orders with two postings each, as four set-based statements (S6). Row by row it would take two
 * minutes. Every order is a completed top-up or withdrawal of a fiat account. The first order of each account brings in what the next one
 * takes out.
 */
export async function writeLargeHistory(
  transaction: Database,
  { customerId, name, now }: { readonly customerId: number; readonly name: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into account (customer_id, role, type, currency, decimals, name, created_at)
    select ${customerId}::int, 'customer', 'fiat', case when n % 2 = 0 then 'EUR' else 'USD' end, 2,
      case when n % 2 = 0 then 'Euro ' else 'US dollar ' end || n, ${now}::timestamptz - interval '2 years'
    from generate_series(1, ${ACCOUNTS}::int - (select count(*)::int from account where customer_id = ${customerId})) as n
  `.execute(transaction);
  const totals = await sql<{
    total: number;
  }>`select count(*)::int as total from account where customer_id = ${customerId} and type = 'fiat'`.execute(transaction);
  const total = totals.rows[0]?.total ?? 1;
  // Rounds alternate between + and - with the same units, so every balance ends unchanged and none goes below zero.
  await sql`
    create temporary table large_order on commit drop as
    with own as (select id, currency, (row_number() over (order by id) - 1)::int as place from account where customer_id = ${customerId} and type = 'fiat')
    select nextval('order_id_seq') as order_id, nextval('journal_id_seq') as journal_id, own.id as account_id, own.currency,
      case when (n / ${total}::int) % 2 = 0 then 1 else -1 end * (1000 + (own.place * 7919) % 90000)::bigint as units,
      ${now}::timestamptz - (${ORDERS}::int - n) * interval '10 minutes' as at
    from generate_series(0, ${ORDERS}::int - 1) as n join own on own.place = n % ${total}::int
  `.execute(transaction);
  await sql`
    insert into orders (id, customer_id, account_id, from_account_id, to_account_id, type, type_human, status, group_name,
      volume_value, volume_currency, flow, counterparty, summary, price, created_at, updated_at)
    select order_id, ${customerId}::int, account_id, case when units < 0 then account_id end, case when units > 0 then account_id end,
      case when units < 0 then 'withdraw_sepa' else 'top_up_sepa' end, case when units < 0 then 'SEPA withdrawal' else 'SEPA top up' end,
      'completed', case when units < 0 then 'outgoings' else 'incomings' end,
      (units / 100.0)::numeric(20, 2), currency,
      jsonb_build_object('from', jsonb_build_object('value', ((abs(units) / 100.0)::numeric(20, 2))::text, 'currency', currency),
                         'to', jsonb_build_object('value', ((abs(units) / 100.0)::numeric(20, 2))::text, 'currency', currency)),
      ${name}::text, '[]', priced.price, at, at
    from large_order, lateral (select ((abs(units) / 100.0)::numeric(20, 2))::text as amount) as whole,
      lateral (select jsonb_build_object('kind', 'sepa', 'currency', currency, 'total', amount, 'fee', '0.00', 'markup', '0.00', 'arrives', amount,
        'markup_percent', null, 'middle_rate', null, 'rate', null, 'base', null, 'quote', null,
        'receives', jsonb_build_object('value', amount, 'currency', currency), 'network_fee', null, 'worth', null) as price) as priced
  `.execute(transaction);
  // + and - of the same units: every journal sums to zero by construction.
  await postInBulk(transaction, () =>
    sql`
    insert into posting (journal_id, account_id, part, currency, units, order_id, reason, at)
    select journal_id, side.account_id, 0, currency, side.units, order_id, 'history', at from large_order,
      lateral (values (large_order.account_id, large_order.units),
        (case when currency = 'EUR' then ${getSystemAccountId('sepa_clearing', 'EUR')}::int else ${getSystemAccountId('sepa_clearing', 'USD')}::int end, -large_order.units)) as side(account_id, units)
  `.execute(transaction),
  );
  await sql`
    update account set available = account.available + moved.units
    from (select account_id, sum(units) as units from
            (select account_id, units from large_order
             union all
             select case when currency = 'EUR' then ${getSystemAccountId('sepa_clearing', 'EUR')}::int else ${getSystemAccountId('sepa_clearing', 'USD')}::int end, -units
             from large_order) as both_sides group by account_id) moved
    where account.id = moved.account_id
  `.execute(transaction);
}
