import type { OrdersQuery } from '@wallet/contract/holdings/orders';
import { hashFilters, searchOrders, writeCursor } from '../../../packages/sandbox/src/features/orders/rules.ts';
import { createCustomer } from '../../../packages/sandbox/src/testing/customers.ts';
import { openProvider } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { measureAlternately, createTimer, type Figure } from '../Figure.ts';
import { createTemporaryFolder } from '../../createTemporaryFolder.ts';

const [LIMIT, DEPTH] = [30, 90_000];
/** The maximum number of accounts in one request. */
const MAX_ACCOUNTS = 100;

type Filters = Omit<OrdersQuery, 'limit' | 'cursor'>;

/**
 * S4, S5, S7: pages of a history of 100,000 orders by every filter and at every depth, relative to the second page and to `select 1`, and
 * the ledger check.
 */
export async function measureHistory(): Promise<readonly Figure[]> {
  const provider = await openProvider({ dataDir: createTemporaryFolder() });
  const { database } = provider;
  const { id: customerId } = await createCustomer(provider, 'large');
  const search = (query: OrdersQuery) => searchOrders(database, customerId, query);
  const ofCustomer = database.selectFrom('account').select('id').where('customer_id', '=', customerId);
  const accounts = await ofCustomer.where('type', '=', 'fiat').orderBy('id').limit(MAX_ACCOUNTS).execute();
  const accountIds = accounts.map(({ id }) => id);
  const orders = await database
    .selectFrom('orders')
    .select(['id', 'account_id', 'group_name', 'type'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const chosen = new Set<number | null>(accountIds);
  type Order = (typeof orders)[number];
  // All orders are completed, alternating between top-ups and withdrawals.
  const filters: readonly (readonly [name: string, filters: Filters, finds?: (order: Order) => boolean])[] = [
    ['no filter', {}],
    ['100 accounts', { 'account[]': accountIds }, ({ account_id: id }) => chosen.has(id)],
    ['a status', { 'status[]': ['completed'] }],
    ['two statuses', { 'status[]': ['completed', 'rejected'] }],
    ['a group', { 'group[]': ['incomings'] }, ({ group_name: group }) => group === 'incomings'],
    ['two groups', { 'group[]': ['incomings', 'outgoings'] }],
    ['a type', { 'type[]': ['top_up_sepa'] }, ({ type }) => type === 'top_up_sepa'],
    ['days', { date: '2000-01-01_2100-01-01' }],
    ['words', { q: 'sepa' }],
  ];
  /** Times a page at the given depth of the filtered list. */
  const pageAt = async (filter: Filters, ids: readonly bigint[], depth: number) => {
    const total = (await search({ ...filter, limit: LIMIT }))?.total ?? 0;
    const id = ids[Math.min(depth, Math.max(1, total - LIMIT)) - 1];
    const cursor = id === undefined ? {} : { cursor: writeCursor({ id: id.toString(), total, filters: hashFilters(filter) }) };
    return createTimer(() => search({ ...filter, limit: LIMIT, ...cursor }));
  };
  const selectOne = createTimer(() => database.selectNoFrom((select) => select.lit(1).as('one')).execute());
  const figures: Figure[] = [];
  for (const [name, filter, finds = () => true] of filters) {
    const ids = orders.filter(finds).map(({ id }) => id);
    const pages = [await pageAt(filter, ids, LIMIT), await pageAt(filter, ids, DEPTH)];
    const [one = 1, second = 1, deepest = 0] = await measureAlternately([selectOne, ...pages]);
    // Only the unfiltered list has a goal. A union of indexes costs as much as its parts, so the others are reported.
    const goal = name === 'no filter' ? { goal: 8 } : {};
    figures.push(
      { id: 'S4', what: `deepest page by ${name}, to the second`, value: deepest / second, unit: 'x', goal: 1.3 },
      { id: 'S5', what: `page by ${name}, to select 1`, value: second / one, unit: 'x', ...goal },
    );
  }
  const [first = 0] = await measureAlternately([createTimer(() => search({ limit: LIMIT }))]);
  const check = await createTimer(() => provider.control('GET', '/ledger/check'))();
  await provider.close();
  return [
    ...figures,
    { id: 'S5', what: 'first page, with its count (goal 30 ms)', value: first, unit: 'ms' },
    { id: 'S7', what: 'ledger check over 200,000 postings (goal 1 s)', value: check / 1000, unit: 's' },
  ];
}
