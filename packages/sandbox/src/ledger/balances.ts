import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';

export type Account = Selectable<Tables['account']>;

/** An account with what its open orders will add and have locked (RULE-001), in minor units. `balance` is `available + locked`. */
export type AccountBalance = Account & { readonly incoming: bigint; readonly outgoing: bigint };

/** Reads the customer's accounts, ordered by id, in a single query. */
export async function readBalances(database: Database, customerId: number): Promise<readonly AccountBalance[]> {
  const answer = await sql<AccountBalance>`
    with open_orders as materialized (
      select from_account_id, from_units, fee_account_id, fee_units, to_account_id, to_units
      from orders where customer_id = ${customerId} and status in ('pending', 'moderate')),
    moves as (
      select from_account_id as id, 0::bigint as incoming, from_units as outgoing from open_orders where from_account_id is not null
      union all select fee_account_id, 0, fee_units from open_orders where fee_account_id is not null
      union all select to_account_id, to_units, 0 from open_orders where to_account_id is not null),
    sums as (select id, sum(incoming)::bigint as incoming, sum(outgoing)::bigint as outgoing from moves group by id)
    select account.*, coalesce(sums.incoming, 0)::bigint as incoming, coalesce(sums.outgoing, 0)::bigint as outgoing
    from account left join sums on sums.id = account.id
    where account.customer_id = ${customerId}
    order by account.id
  `.execute(database);
  return answer.rows;
}

/** Finds an account of this customer; undefined if it is unknown or another customer's (RULE-037). */
export async function findAccount(database: Database, customerId: number, accountId: number): Promise<Account | undefined> {
  return database.selectFrom('account').selectAll().where('id', '=', accountId).where('customer_id', '=', customerId).executeTakeFirst();
}
