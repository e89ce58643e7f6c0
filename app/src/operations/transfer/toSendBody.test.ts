import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { toSendBody } from './toSendBody.ts';

const FEE = money('0.0007', 'ETH', 8);
const VALUES = {
  address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  amount: '0.5',
  comment: 'Invoice 17',
  speed: 'fast',
  beneficiaryName: ' Bruno Keller ',
  beneficiaryCountry: 'LTU',
} as const;

it('carries every value of the form, the fee amount that was shown, and whether it is repeated (SEND-006, SEND-061)', () => {
  const body = {
    to: VALUES.address,
    amount: '0.5',
    comment: 'Invoice 17',
    fee: 'fast',
    fee_amount: '0.00070000',
    beneficiary: 'Bruno Keller',
    beneficiary_country: 'LTU',
  };
  expect(toSendBody(VALUES, FEE, false)).toEqual({ ...body, repeated_event: 'false' });
  expect(toSendBody(VALUES, FEE, true)).toEqual({ ...body, repeated_event: 'true' });
});

it('what is empty is left out (SEND-006, D-SEND-04)', () => {
  const plain = toSendBody({ ...VALUES, comment: '', beneficiaryName: '', beneficiaryCountry: '' }, FEE, false);
  expect(Object.keys(plain)).toEqual(['to', 'fee', 'fee_amount', 'amount', 'repeated_event']);
});
