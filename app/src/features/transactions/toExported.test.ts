import { expect, it } from 'vitest';
import { buildOrder, wording } from '../../testing/buildOrder.ts';
import { toExported } from './exported.ts';
import { isWithinFilters } from './model.ts';

const ORDER = buildOrder({ status: 'pending', counterparty: 'Alice Hale', fee: { value: '1.75', currency: 'EUR' } });

it('maps date, type, status, amount, currency, fee, counterparty and id without changing figures (WISH-022)', () => {
  expect(toExported(ORDER, wording)).toEqual({
    date: '2026-03-14T09:26:53.589Z',
    type: 'SEPA withdrawal',
    status: 'pending',
    amount: '-500.00',
    currency: 'EUR',
    to: null,
    fee: { value: '1.75', currency: 'EUR' },
    counterparty: 'Alice Hale',
    id: '90412',
  });
});

it('leaves cells empty that the provider omits (WISH-022)', () => {
  const { counterparty: _1, fee: _2, ...older } = ORDER;
  expect(toExported(older, wording)).toMatchObject({ fee: null, counterparty: '' });
  expect(toExported({ ...ORDER, fee: null, counterparty: null }, wording)).toMatchObject({ fee: null, counterparty: '' });
});

it('includes the target amount of an exchange, and none for a transfer within one currency (WISH-022)', () => {
  const [from, to] = [
    { value: '500.00', currency: 'EUR' },
    { value: '539.26', currency: 'USD' },
  ];
  expect(toExported({ ...ORDER, type: 'exchange_fiat', flow: { from, to } }, wording).to).toEqual(to);
  expect(toExported({ ...ORDER, flow: { from, to: from } }, wording).to).toBeNull();
});

it('checks a noted order against the other filters (WISH-024)', () => {
  expect(isWithinFilters(ORDER, {})).toBe(true);
  expect(isWithinFilters(ORDER, { 'status[]': ['completed'] })).toBe(false);
  expect(isWithinFilters(ORDER, { 'group[]': ['outgoings'], date: '2026-03-14' })).toBe(true);
  expect(isWithinFilters(ORDER, { date: '2026-03-15_2026-03-16' })).toBe(false);
});
