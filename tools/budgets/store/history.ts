import type { OrdersQuery } from '@wallet/contract/holdings/orders';
import * as z from 'zod/mini';
import { printOfFilters, searchOrders, writeCursor } from '../../../packages/sandbox/src/features/orders/rules.ts';
import { openProvider } from '../../../packages/sandbox/src/testing/openProvider.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../compare.ts';
import { newDataDir, removeDataDir } from '../provider.ts';

const LIMIT = 30;
const ROUNDS = 25;
const WARM_UP = 3;
const DEPTH = 90_000;
/** Of a union of accounts: the most that may be asked for together. */
const ACCOUNTS = 100;
const customerSchema = z.object({ id: z.number() });

const isAny = (): boolean => true;

type Filters = Omit<OrdersQuery, 'limit' | 'cursor'>;

/** Milliseconds of each piece of work: medians of rounds in which they take turns. */
async function mediansOf(works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times = works.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [place, work] of works.entries()) {
      const startedAt = performance.now();
      await work();
      if (round >= 0) times[place]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}

/** The list as it is opened: a union of indexes costs what its parts cost, and is reported. */
const isPlain = (filters: Filters): boolean => Object.keys(filters).length === 0;

/** The cursor behind so many orders of the filtered list. */
async function cursorAt(
  search: (query: OrdersQuery) => ReturnType<typeof searchOrders>,
  ids: readonly bigint[],
  filters: Filters,
  depth: number,
) {
  const first = await search({ ...filters, limit: LIMIT });
  const total = first?.total ?? 0;
  const place = Math.min(depth, Math.max(1, total - LIMIT));
  const id = ids[place - 1];
  return id === undefined ? undefined : writeCursor({ id: id.toString(), total, filters: printOfFilters(filters) });
}

/** S4, S5: pages of a history of 100,000 orders by every filter of the list, at every depth, beside its second page and `select 1`. */
export async function measureHistory(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const provider = await openProvider({ dataDir });
  try {
    const { database } = provider;
    const { id: customerId } = customerSchema.parse((await provider.control('POST', '/customers', { preset: 'large' })).json);
    const search = (query: OrdersQuery) => searchOrders(database, customerId, query);
    const accounts = await database
      .selectFrom('account')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('type', '=', 'fiat')
      .orderBy('id')
      .limit(ACCOUNTS)
      .execute();
    const accountIds = accounts.map(({ id }) => id);
    const [from, to] = ['2000-01-01', '2100-01-01'];
    const orders = await database
      .selectFrom('orders')
      .select(['id', 'account_id', 'group_name', 'type'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const selectOne = () => database.selectNoFrom((select) => select.lit(1).as('one')).execute();
    const chosen = new Set<number | null>(accountIds);
    // All of the history is completed, top-ups and withdrawals by turns.
    const filters: readonly (readonly [name: string, filters: Filters, finds: (order: (typeof orders)[number]) => boolean])[] = [
      ['no filter', {}, isAny],
      ['100 accounts', { 'account[]': accountIds }, ({ account_id: id }) => chosen.has(id)],
      ['a status', { 'status[]': ['completed'] }, isAny],
      ['two statuses', { 'status[]': ['completed', 'rejected'] }, isAny],
      ['a group', { 'group[]': ['incomings'] }, ({ group_name: group }) => group === 'incomings'],
      ['two groups', { 'group[]': ['incomings', 'outgoings'] }, isAny],
      ['a type', { 'type[]': ['top_up_sepa'] }, ({ type }) => type === 'top_up_sepa'],
      ['days', { date: `${from}_${to}` }, isAny],
      ['words', { q: 'sepa' }, isAny],
    ];
    const figures: Figure[] = [];
    for (const [name, filter, finds] of filters) {
      const ids = orders.filter(finds).map(({ id }) => id);
      const second = await cursorAt(search, ids, filter, LIMIT);
      const deepest = await cursorAt(search, ids, filter, DEPTH);
      const pages = [second, deepest].map(
        (cursor) => () => search({ ...filter, limit: LIMIT, ...(cursor === undefined ? {} : { cursor }) }),
      );
      const [one = 1, reference = 1, deep = 0] = await mediansOf([selectOne, ...pages]);
      figures.push(
        { id: 'S4', what: `deepest page by ${name}, to the second`, value: deep / reference, unit: 'x', goal: 1.3 },
        {
          id: 'S5',
          what: `page by ${name}, to select 1`,
          value: reference / one,
          unit: 'x',
          ...(isPlain(filter) ? { goal: 8 } : {}),
        },
      );
    }
    const [first = 0] = await mediansOf([() => search({ limit: LIMIT })]);
    return [...figures, { id: 'S5', what: 'first page, with its count (goal 30 ms)', value: first, unit: 'ms' }];
  } finally {
    await provider.close();
    removeDataDir(dataDir);
  }
}
