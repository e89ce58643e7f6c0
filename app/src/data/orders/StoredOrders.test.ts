import type { OrderRow } from '@wallet/contract/holdings/orders';
import { expect, it } from 'vitest';
import { StoredOrders } from './StoredOrders.ts';

const TOP_UP: OrderRow = {
  id: '123456789012345678',
  type: 'top_up_sepa',
  type_human: 'SEPA top up',
  status: 'completed',
  group: 'incomings',
  volume: { value: '20.50', currency: 'EUR' },
  flow: { from: { value: '20.50', currency: 'EUR' }, to: { value: '20.50', currency: 'EUR' } },
  created_at: '2026-11-21T11:05:09.120Z',
  rejected_message: null,
  finished_at: '2026-11-21T11:06:00.000Z',
  counterparty: 'Own account',
  fee: { value: '0.20', currency: 'EUR' },
};
const orders: readonly OrderRow[] = [
  TOP_UP,
  { ...TOP_UP, id: '3', status: 'rejected', rejected_message: 'Closed', finished_at: null, fee: null },
  { ...TOP_UP, id: '2', flow: { from: TOP_UP.volume, to: { value: '0.00031', currency: 'BTC' } }, counterparty: null },
  { ...TOP_UP, id: '1', volume: { value: '-20.50', currency: 'USD' }, flow: null, type_human: 'SEPA Einzahlung' },
];

it('returns the orders as they were received (TXN-003, D-TXN-31)', () => {
  const stored = new StoredOrders(orders);
  expect([...stored]).toEqual(orders);
  expect(stored).toHaveLength(orders.length);
  expect(stored.at(-1)).toEqual(orders[3]);
  expect(stored.at(4)).toBeUndefined();
});

it('omits members that the provider has left out', () => {
  const { finished_at: _finished, counterparty: _counterparty, fee: _fee, ...least } = TOP_UP;
  expect([...new StoredOrders([least])]).toEqual([least]);
});

it.each(['2026-13-45T00:00:00.000Z', '2026-02-30T11:05:09.120Z'])('keeps an invalid date unchanged: %s', (moment) => {
  expect(new StoredOrders([{ ...TOP_UP, created_at: moment, finished_at: moment }]).at(0)).toMatchObject({
    created_at: moment,
    finished_at: moment,
  });
});
