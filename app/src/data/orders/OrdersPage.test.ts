import type { OrderRow } from '@wallet/contract/holdings/orders';
import { expect, it } from 'vitest';
import {
  isLoaded,
  dropUnknownOrders,
  keepKnownOrders,
  mergeFreshPage,
  replaceOrder,
  type LoadedOrders,
  type OrdersPage,
} from './OrdersPage.ts';

const createOrder = (id: number, changes: Partial<OrderRow> = {}): OrderRow => ({
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
const createPage = (ids: readonly number[], last: string | null, changes: Partial<OrderRow> = {}): OrdersPage => ({
  orders: ids.map((id) => createOrder(id, changes)),
  total: 9,
  last,
});
const LOADED: LoadedOrders = { pages: [createPage([8, 7, 6], 'six'), createPage([5, 4, 3], 'three')], pageParams: [null, 'six'] };
const getIds = ({ pages }: LoadedOrders) => pages.map(({ orders }) => Array.from(orders, ({ id }) => Number(id)));

it('drops an order of an unknown type and reports the type (TXN-025, PROG-007, MENU-037)', () => {
  const named: string[] = [];
  const answer = { orders: [createOrder(2), createOrder(1, { type: 'barter' })], total: 2, limit: 20, last: null };
  expect([...dropUnknownOrders(answer, (type) => named.push(type)).orders]).toEqual([createOrder(2)]);
  expect(named).toEqual(['barter']);
  expect(keepKnownOrders(answer.orders)).toEqual([createOrder(2)]);
});

it('puts new orders on top without duplicates (D-TXN-31)', () => {
  expect(getIds(mergeFreshPage(LOADED, createPage([9, 8, 7], 'seven')))).toEqual([
    [9, 8, 7, 6],
    [5, 4, 3],
  ]);
});

it('keeps the identity of an unchanged page (D-TXN-31)', () => {
  expect(mergeFreshPage(LOADED, createPage([9, 8, 7], 'seven')).pages[1]).toBe(LOADED.pages[1]);
});

it('updates the status of loaded orders (D-TXN-31)', () => {
  const merged = mergeFreshPage(LOADED, createPage([8, 7, 6], 'six', { status: 'completed' }));
  expect(Array.from(merged.pages[0]?.orders ?? [], ({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
});

it('removes a finished order from the list of those in progress (D-PROG-05)', () => {
  expect(getIds(mergeFreshPage(LOADED, createPage([8, 6, 5], 'five')))).toEqual([
    [8, 6, 5],
    [4, 3],
  ]);
  expect(getIds(mergeFreshPage(LOADED, createPage([], null)))).toEqual([[]]);
});

it('starts over when the fresh page does not reach the loaded ones (D-TXN-31)', () => {
  expect(getIds(mergeFreshPage(LOADED, createPage([30, 29, 28], 'more')))).toEqual([[30, 29, 28]]);
});

it('replaces a changed order only in its page, and nothing if it is unchanged (D-TXN-31)', () => {
  const replaced = replaceOrder(LOADED, createOrder(4, { status: 'completed' }));
  expect(replaced.pages[0]).toBe(LOADED.pages[0]);
  expect(Array.from(replaced.pages[1]?.orders ?? [], ({ status }) => status)).toEqual(['pending', 'completed', 'pending']);
  expect(replaceOrder(LOADED, createOrder(4))).toBe(LOADED);
  expect(replaceOrder(LOADED, createOrder(1, { status: 'completed' }))).toBe(LOADED);
});

it('finds an order only in the page that covers it (D-TXN-31)', () => {
  const loadedIds = [9, 8, 6, 5, 3, 2].filter((id) => isLoaded(LOADED.pages, createOrder(id)));
  expect(loadedIds).toEqual([8, 6, 5, 3]);
  expect(isLoaded([], createOrder(3))).toBe(false);
});
