import type { OrderRow } from '@wallet/contract/holdings/orders';
import { expect, it } from 'vitest';
import { isLoaded, knownOrders, mergeFresh, replaceOrder, type LoadedOrders, type OrdersPage } from './OrdersPage.ts';

const order = (id: number, changes: Partial<OrderRow> = {}): OrderRow => ({
  id: String(id),
  type: 'send',
  type_human: 'Send',
  status: 'pending',
  group: 'outgoings',
  volume: { value: '-0.05000000', currency: 'BTC' },
  flow: null,
  created_at: `2026-11-21T11:05:${String(id).padStart(2, '0')}.000Z`,
  rejected_message: null,
  ...changes,
});
const page = (ids: readonly number[], last: string | null, changes: Partial<OrderRow> = {}): OrdersPage => ({
  orders: ids.map((id) => order(id, changes)),
  total: 9,
  last,
});
const LOADED: LoadedOrders = { pages: [page([8, 7, 6], 'six'), page([5, 4, 3], 'three')], pageParams: [null, 'six'] };
const idsOf = ({ pages }: LoadedOrders) => pages.map(({ orders }) => Array.from(orders, ({ id }) => Number(id)));

it('drops an order of an unknown type and names it (TXN-025, PROG-007, MENU-037)', () => {
  const named: string[] = [];
  const answer = { orders: [order(2), order(1, { type: 'barter' })], total: 2, limit: 20, last: null };
  expect([...knownOrders(answer, (type) => named.push(type)).orders]).toEqual([order(2)]);
  expect(named).toEqual(['barter']);
});

it('puts new orders on top, and no order stands twice (D-TXN-31)', () => {
  expect(idsOf(mergeFresh(LOADED, page([9, 8, 7], 'seven')))).toEqual([
    [9, 8, 7, 6],
    [5, 4, 3],
  ]);
});

it('a page in which nothing changed keeps its identity (D-TXN-31)', () => {
  expect(mergeFresh(LOADED, page([9, 8, 7], 'seven')).pages[1]).toBe(LOADED.pages[1]);
});

it('shows how a known order stands now (D-TXN-31)', () => {
  const merged = mergeFresh(LOADED, page([8, 7, 6], 'six', { status: 'completed' }));
  expect(Array.from(merged.pages[0]?.orders ?? [], ({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
});

it('an order that finished leaves the list of those in progress (D-PROG-05)', () => {
  expect(idsOf(mergeFresh(LOADED, page([8, 6, 5], 'five')))).toEqual([
    [8, 6, 5],
    [4, 3],
  ]);
  expect(idsOf(mergeFresh(LOADED, page([], null)))).toEqual([[]]);
});

it('so many new orders that the fresh page does not reach the loaded ones: the list starts over (D-TXN-31)', () => {
  expect(idsOf(mergeFresh(LOADED, page([30, 29, 28], 'more')))).toEqual([[30, 29, 28]]);
});

it('an order that has gone on is replaced in its page alone; where it has not, nothing is (D-TXN-31)', () => {
  const replaced = replaceOrder(LOADED, order(4, { status: 'completed' }));
  expect(replaced.pages[0]).toBe(LOADED.pages[0]);
  expect(Array.from(replaced.pages[1]?.orders ?? [], ({ status }) => status)).toEqual(['pending', 'completed', 'pending']);
  expect(replaceOrder(LOADED, order(4))).toBe(LOADED);
  expect(replaceOrder(LOADED, order(1, { status: 'completed' }))).toBe(LOADED);
});

it('an order is found in the page that reaches it, and nowhere else (D-TXN-31)', () => {
  const loadedIds = [9, 8, 6, 5, 3, 2].filter((id) => isLoaded(LOADED.pages, order(id)));
  expect(loadedIds).toEqual([8, 6, 5, 3]);
  expect(isLoaded([], order(3))).toBe(false);
});
