import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { reduceSepa } from './bankTransfer.tsx';

const eur = (amount: string) => money(amount, 'EUR', 2);
const first = { name: 'amount', draft: '' } as const;
const confirmed = {
  name: 'amountConfirmed',
  terms: { amount: eur('500.00'), fee: eur('1.75'), arrives: eur('498.25') },
} as const;

it('goes from the amount to the requisites with the agreed terms (SEPA-021, SEPA-037)', () => {
  expect(reduceSepa(first, confirmed)).toEqual({ name: 'requisites', ...confirmed.terms });
});

it('keeps the amount when going back (D-SEPA-22)', () => {
  expect(reduceSepa(reduceSepa(first, confirmed), { name: 'wentBack' })).toEqual({ name: 'amount', draft: '500.00' });
  expect(reduceSepa(first, { name: 'wentBack' })).toBe(first);
});
