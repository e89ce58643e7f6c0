import type { OrdersQuery } from '@wallet/contract/holdings/orders';
import { ORDER_ID } from '@wallet/contract/values';
import { addDays, startOfDay } from '@wallet/core/calendar/days';
import { parseSearchWords, type SearchedAmount } from '@wallet/core/search/parseSearchWords';
import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../database/openDatabase.ts';
import { createOrderTextSearch, type OrderTextSearch } from '../../kernel/createOrderTextSearch.ts';
import { listColumns, type ListedOrder } from '../../ledger/toWireOrder.ts';
import { orderTitles } from '../../ledger/orderTypes.ts';
import { findTexts } from '../../words/translateText.ts';

/** Where a page of orders ended, and the filters of its list (api.md 1.6). */
type OrderCursor = {
  /** Id of the last order of the previous page. */
  readonly id: string;
  /** Total number of matches, counted once on the first page. */
  readonly total: number;
  readonly filters: string;
};

const shape = z.object({ id: z.string().check(z.regex(ORDER_ID)), total: z.int().check(z.gte(0)), filters: z.string() });

export function writeCursor(cursor: OrderCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Parses a cursor from a client; undefined if it is invalid or belongs to other filters. */
function readCursor(text: string, filters: string): OrderCursor | undefined {
  try {
    const cursor = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return cursor.success && cursor.data.filters === filters ? cursor.data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a short hash of a list's filters. Equal filters have equal hashes. */
export function hashFilters(filters: object): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 16);
}

const DEFAULT_LIMIT = 20;

type OrdersPage = {
  readonly rows: readonly ListedOrder[];
  readonly total: number;
  readonly limit: number;
  readonly last: string | null;
};

/**
 * Returns a page of the customer's orders, newest first (api.md 1.6). Each filter reads its own index only as far as the page needs, so
 * that the last page costs as much as the first (S4). Matches are counted on the first page only, later cursors carry the total (S5).
 * @returns undefined if the cursor does not belong to this list
 */
export async function searchOrders(database: Database, customerId: number, query: OrdersQuery): Promise<OrdersPage | undefined> {
  const { limit = DEFAULT_LIMIT, cursor: text, ...filters } = query;
  const print = hashFilters(filters);
  const cursor = text === undefined ? undefined : readCursor(text, print);
  if (text !== undefined && cursor === undefined) return undefined;
  const search = await buildSearch(database, customerId, filters);
  const rows = await readRows(database, search, limit + 1, cursor?.id);
  const total = cursor?.total ?? (await countMatches(database, search));
  const page = rows.slice(0, limit);
  const lowest = page.at(-1);
  const last = rows.length > limit && lowest !== undefined ? writeCursor({ id: lowest.id.toString(), total, filters: print }) : null;
  return { rows: page, total, limit, last };
}

type Filters = Omit<OrdersQuery, 'limit' | 'cursor'>;
/** An index scan: its column, and the values to look for. */
type Walk = { readonly by: Column; readonly values: readonly (string | number)[] };
type Column = 'account_id' | 'from_account_id' | 'to_account_id' | 'type' | 'group_name' | 'status';
type Search = {
  readonly customerId: number;
  /** Empty: all orders of the customer, newest first. */
  readonly walks: readonly Walk[];
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly end: readonly RawBuilder<unknown>[];
};

const accountColumns = ['from_account_id', 'to_account_id'] as const;

/** The narrowest filter uses its index, the others are conditions on its rows. */
async function buildSearch(database: Database, customerId: number, filters: Filters): Promise<Search> {
  const accounts = [...(filters['account[]'] ?? []), ...(filters['wallet[]'] ?? []), ...(filters['token[]'] ?? [])];
  const words = [
    { by: 'group_name', values: filters['group[]'] ?? [] },
    { by: 'status', values: filters['status[]'] ?? [] },
    { by: 'type', values: filters['type[]'] ?? [] },
  ] as const;
  const choices = words.filter(({ values }) => values.length > 0);
  const walked = accounts.length > 0 || choices[0]?.by === 'type' ? undefined : choices[0];
  const walks = accounts.length > 0 ? accountColumns.map((by) => ({ by, values: accounts })) : walked === undefined ? [] : [walked];
  const conditions = [
    sql`o.customer_id = ${customerId}`,
    ...choices.filter((one) => one !== walked).map(({ by, values }) => sql`o.${sql.ref(by)} = any(${toTextArray(values)}::text::text[])`),
    ...whereSince(filters.date),
    ...(filters.q === undefined ? [] : buildWordConditions(filters.q, await createOrderTextSearch(database, customerId))),
  ];
  return { customerId, walks, conditions, end: whereBefore(filters.date) };
}

/** Days in UTC, both inclusive. */
function whereSince(range: string | undefined): readonly RawBuilder<unknown>[] {
  const from = range?.split('_')[0];
  return from === undefined ? [] : [sql`o.created_at >= ${startOfDay(from)}::timestamptz`];
}

function whereBefore(range: string | undefined): readonly RawBuilder<unknown>[] {
  const to = range?.split('_').at(-1);
  return to === undefined ? [] : [sql`o.created_at < ${startOfDay(addDays(to, 1))}::timestamptz`];
}

/**
 * Matches each word against the title in either language, the counterparty, the amount or a currency (WISH-021). "Buy BTC" thus finds an
 * order in euros.
 */
function buildWordConditions(text: string, said: OrderTextSearch): readonly RawBuilder<unknown>[] {
  return parseSearchWords(text).map(({ key, amount }) => {
    const titles = findTexts(key, orderTitles);
    const ways = [
      ...(titles.length === 0 ? [] : [sql`o.type_human = any(${toTextArray(titles)}::text[])`]),
      ...(amount === null ? [] : buildAmountConditions(amount)),
      said.has(key, 'o'),
    ];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
}

/** Matches the amount of an order, and both sides of one between two currencies, as the list shows them. */
function buildAmountConditions({ sign, figures, currencyCode }: SearchedAmount): readonly RawBuilder<unknown>[] {
  const isOne = (value: RawBuilder<unknown>, currency: RawBuilder<unknown>, start: string): RawBuilder<unknown> => {
    const patterns = figures.map((figure) => `${start}${figure}%`);
    const conditions = [
      ...(currencyCode === null ? [] : [sql`${currency} = ${currencyCode}`]),
      ...(patterns.length === 0 ? [] : [sql`${value} like any(${toTextArray(patterns)}::text[])`]),
    ];
    return sql`(${sql.join(conditions, sql` and `)})`;
  };
  const ofSide = (side: string) =>
    isOne(sql`o.flow->${side}::text->>'value'`, sql`o.flow->${side}::text->>'currency'`, sign === '' ? '%' : '');
  const sides = [...(sign === '+' ? [] : ['from']), ...(sign === '-' ? [] : ['to'])];
  return [
    isOne(sql`o.volume_value::text`, sql`o.volume_currency`, { '+': '', '-': '-', '': '%' }[sign]),
    sql`(o.flow->'from'->>'currency' <> o.flow->'to'->>'currency' and (${sql.join(sides.map(ofSide), sql` or `)}))`,
  ];
}

/** Formats an array literal of texts, so that one statement serves any number of values. */
const toTextArray = (values: readonly (string | number)[]): string => `{${values.map((value) => JSON.stringify(String(value))).join(',')}}`;

/** The fee of an order from its summary. Evaluated only for the rows of one page. */
const feeText = sql`jsonb_path_query_first(o.summary, '$[*].rows[*] ? (@.name == "Fee").value') #>> '{}'`;

async function readRows(database: Database, search: Search, limit: number, after: string | undefined): Promise<readonly ListedOrder[]> {
  const { customerId, walks, conditions, end } = search;
  const columns = sql.join([
    ...listColumns.map((name) => sql`o.${sql.ref(name)}`),
    sql`${feeText} as fee_text, case when o.price->>'kind' = 'send' then o.price->>'middle_rate' end as euro_rate, o.details->>'worth' as euro_worth`,
  ]);
  // Every order after the cursor is also before the end of the days, so the index needs a single bound.
  const bounds = after === undefined ? end : [whereAfter(customerId, after)];
  const newest = sql`order by o.created_at desc, o.id desc limit ${limit}`;
  const select = (walked: readonly RawBuilder<unknown>[]) =>
    sql`select ${columns} from orders o where ${sql.join([...walked, ...conditions, ...bounds], sql` and `)} ${newest}`;
  const { rows } = await sql<ListedOrder>`${joinWalks(walks, select, newest)}`.execute(database);
  return rows;
}

type Select = (walked: readonly RawBuilder<unknown>[]) => RawBuilder<unknown>;

/** Selects the newest of all walks. An order may be found by two columns, but never twice by one. */
function joinWalks(walks: readonly Walk[], select: Select, newest: RawBuilder<unknown>): RawBuilder<unknown> {
  const [only, ...others] = walks;
  if (only === undefined) return select([]);
  const [value, ...more] = only.values;
  if (others.length === 0 && more.length === 0) return select([sql`o.${sql.ref(only.by)} = ${value}`]);
  const lists = walks.map(
    ({ by, values }) => sql`select found.* from unnest(${toTextArray(values)}::text::${sql.raw(toArrayType(by))}) as wanted(value)
      cross join lateral (${select([sql`o.${sql.ref(by)} = wanted.value`])}) as found`,
  );
  const all = sql`(${sql.join(lists, sql` union all `)}) as o`;
  if (others.length === 0) return sql`select * from ${all} ${newest}`;
  return sql`select * from (select distinct on (o.created_at, o.id) o.* from ${all} order by o.created_at desc, o.id desc) as o ${newest}`;
}

/** Orders after this one in the customer's list. Its time is looked up, because the cursor would lose precision. */
const whereAfter = (customerId: number, after: string): RawBuilder<unknown> =>
  sql`(o.created_at, o.id) < ((select created_at from orders where id = ${after}::text::bigint and customer_id = ${customerId}), ${after}::text::bigint)`;

async function countMatches(database: Database, { walks, conditions, end }: Search): Promise<number> {
  const any = walks.map(({ by, values }) => sql`o.${sql.ref(by)} = any(${toTextArray(values)}::text::${sql.raw(toArrayType(by))})`);
  const matches = [...conditions, ...end, ...(any.length === 0 ? [] : [sql`(${sql.join(any, sql` or `)})`])];
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from orders o where ${sql.join(matches, sql` and `)}`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

const toArrayType = (column: Column): 'int[]' | 'text[]' => (column.endsWith('account_id') ? 'int[]' : 'text[]');
