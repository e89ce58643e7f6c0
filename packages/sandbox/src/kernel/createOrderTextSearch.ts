import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/**
 * The searchable text of an order in the list.
 * @param alias of the table of orders
 */
const selectOrderText = (alias: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`concat_ws('|', ${column('type_human')}, ${column('counterparty')}, ${column('volume_currency')},
    ${column('flow')}->'to'->>'currency')`;
};

export type OrderTextSearch = { readonly has: (key: string, alias: string) => RawBuilder<boolean> };

/**
 * Reads the searchable texts of orders. They are folded here and not in the database, whose alphabets differ by engine and locale. Texts
 * repeat, so each one is read and folded once (S5).
 * @param customerId null for all customers
 */
export async function createOrderTextSearch(database: Database, customerId: number | null): Promise<OrderTextSearch> {
  const whose = customerId === null ? sql`` : sql`where o.customer_id = ${customerId}`;
  const { rows } = await sql<{ said: string }>`select distinct ${selectOrderText('o')} as said from orders o ${whose}`.execute(database);
  const folded = rows.map(({ said }) => ({ said, key: foldForSearch(said) }));
  return {
    has: (key, alias) => {
      const found = folded.filter((words) => words.key.includes(key)).map(({ said }) => said);
      // `is true` keeps it a lookup in a list: as a join it would sort all orders to find the newest.
      return sql`(${selectOrderText(alias)} in (select jsonb_array_elements_text(${JSON.stringify(found)}::text::jsonb))) is true`;
    },
  };
}
