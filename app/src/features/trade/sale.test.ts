import { quoteWalletFee } from '@wallet/contract/operations/fees';
import { feeOptionsExample } from '@wallet/contract/examples/fees';
import { readResponse } from '@wallet/contract/parse';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { initialSale, reduceSale, toFeeRefusal, toOffers, toSellStep, type SaleEvent } from './sale.ts';

const values = { amount: '0.1', all: false, speed: 'average' };
const prepared = {
  name: 'prepared',
  values,
  summary: { amount: money('0.1', 'BTC', 8), fee: money('0.0001', 'BTC', 8) },
  phone: '+370***01',
  resendAt: 60_000,
  tenantUuid: 'first',
} as const;
const applyEvents = (...events: readonly SaleEvent[]) => events.reduce(reduceSale, initialSale);

it('starts with an empty form and no fee (LEG-010, LIM-085)', () => {
  expect(toSellStep(initialSale, null)).toEqual({ name: 'form', values: { amount: '', all: false, speed: null } });
});

it('is triggered, awaits its confirmation and is confirmed (LEG-033, LEG-035)', () => {
  expect(initialSale.state).toBe('trigger');
  expect(applyEvents(prepared).state).toBe('awaitingConfirmation');
  expect(applyEvents(prepared, { name: 'confirmed' }).state).toBe('confirmed');
  expect(applyEvents({ name: 'confirmed' }).state).toBe('trigger');
});

it('keeps the form when the confirmation is cancelled, and resets it after a confirmed sale (LEG-003, LEG-035, D-LEG-20)', () => {
  expect(toSellStep(applyEvents(prepared, { name: 'cancelled' }), null)).toEqual({ name: 'form', values });
  expect(applyEvents(prepared, { name: 'confirmed' }, { name: 'cancelled' })).toEqual(initialSale);
});

it('keeps the tenant uuid and the wait of the latest code (LEG-032, LEG-037, LEG-038)', () => {
  expect(applyEvents(prepared)).toMatchObject({ tenantUuid: 'first', resendAt: 60_000 });
  expect(applyEvents(prepared, { name: 'resent', resendAt: 120_000, tenantUuid: 'second' })).toMatchObject({
    tenantUuid: 'second',
    resendAt: 120_000,
  });
  expect(applyEvents(prepared, { name: 'resent', resendAt: 90_000 })).toMatchObject({ tenantUuid: 'first', resendAt: 90_000 });
  expect(applyEvents({ name: 'resent', resendAt: 90_000 })).toEqual(initialSale);
});

it('has no attempts left for a dead code until another one is sent (LEG-038, D-LEG-15)', () => {
  expect(toSellStep(applyEvents(prepared, { name: 'codeDied' }), null)).toMatchObject({ attemptsLeft: 0 });
  expect(toSellStep(applyEvents(prepared, { name: 'codeDied' }, { name: 'resent', resendAt: 1 }), null)).not.toHaveProperty('attemptsLeft');
});

it('passes on the delivery failure of a code (D-LEG-16)', () => {
  const delivery = { kind: 'failed', message: '' } as const;
  expect(toSellStep(applyEvents(prepared), delivery)).toMatchObject({ name: 'code', delivery });
});

it('maps the type, description and fee of offers, ordered slow, average, fast (LEG-011, LEG-028, D-LEG-12)', () => {
  const read = readResponse(quoteWalletFee, 200, feeOptionsExample);
  const offers = read.success ? toOffers(read.data, { currencyCode: 'ETH', decimals: 8 }) : [];
  expect(offers.map(({ speed }) => speed)).toEqual(['slow', 'average', 'fast']);
  expect(offers[0]).toMatchObject({ description: 'Slow, about 60 minutes', fee: money('0.00042000', 'ETH', 8) });
});

it('shows a refused fee request at the amount, else at the fee (LEG-028, D-LEG-12)', () => {
  expect(toFeeRefusal(buildRefusal(400, { fields: { amount: ['Not enough funds'] } }))).toEqual({
    kind: 'refused',
    fields: { amount: 'Not enough funds' },
  });
  expect(toFeeRefusal(buildRefusal(400, { message: 'No offers' }))).toEqual({ kind: 'refused', fields: { fee: 'No offers' } });
});
