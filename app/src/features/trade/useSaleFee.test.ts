import { quoteWalletFee } from '@wallet/contract/operations/fees';
import { feeOptionsExample } from '@wallet/contract/examples/fees';
import { readResponse } from '@wallet/contract/parse';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { Refusal } from '../../api/errors.ts';
import { toFeeRefusal, toOffers } from './sale.ts';

it('maps the type, description and fee of offers, ordered slow, average, fast (LEG-011, LEG-028, D-LEG-12)', () => {
  const read = readResponse(quoteWalletFee, 200, feeOptionsExample);
  const offers = read.success ? toOffers(read.data, { currencyCode: 'ETH', decimals: 8 }) : [];
  expect(offers.map(({ speed }) => speed)).toEqual(['slow', 'average', 'fast']);
  expect(offers[0]).toMatchObject({ description: 'Slow, about 60 minutes', fee: money('0.00042000', 'ETH', 8) });
});

const buildRefusal = (fields?: Record<string, string[]>) =>
  new Refusal(400, { code: 400, message: 'No offers', ...(fields ? { fields } : {}) });

it('shows a refused fee request at the amount, else at the fee (LEG-028, D-LEG-12)', () => {
  expect(toFeeRefusal(buildRefusal({ amount: ['Not enough funds'] }))).toEqual({ kind: 'refused', fields: { amount: 'Not enough funds' } });
  expect(toFeeRefusal(buildRefusal())).toEqual({ kind: 'refused', fields: { fee: 'No offers' } });
});
