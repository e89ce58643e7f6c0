import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderExample } from '../examples/orders.ts';
import { order } from './orders.ts';

const isOrder = (changes: object): boolean => z.safeParse(order, { ...orderExample, ...changes }).success;
const withState = (state: unknown) => ({
  summary: [{ name: 'Stages', rows: [{ name: 'Review', value: 'Today', state, long: true, copy: true }] }],
});

it('accepts only the statuses completed, pending, on review and rejected (TXN-020)', () => {
  expect(['completed', 'pending', 'moderate', 'rejected'].every((status) => isOrder({ status }))).toBe(true);
  expect(isOrder({ status: 'lost' })).toBe(false);
});

it('accepts only five groups of orders (TXN-021)', () => {
  expect(['incomings', 'outgoings', 'exchange', 'unit_purchase', 'buy'].every((group) => isOrder({ group }))).toBe(true);
  expect(isOrder({ group: 'gifts' })).toBe(false);
});

it('requires the state of a summary row, and whether it is long and can be copied (TXN-022)', () => {
  expect([null, 'pending', 'moderate', 'in_progress', 'success', 'fail'].every((state) => isOrder(withState(state)))).toBe(true);
  expect(isOrder(withState('done'))).toBe(false);
  expect(isOrder({ summary: [{ name: 'Amounts', rows: [{ name: 'Fee', value: '1.75 EUR', state: null }] }] })).toBe(false);
});
