import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { toReviewBody } from './bodies.ts';

const AMOUNT = money('0.5', 'ETH', 8);

it('sends the amount, address and beneficiary entered (TRS-022)', () => {
  const details = {
    type: 'third_party_company',
    name: 'Keller Studios GmbH',
    country: 'DEU',
    legalId: 'HRB 1',
    wallet: 'vasp',
    vasp: 'id',
  } as const;
  expect(toReviewBody({ address: '0xdbF0', amount: '.5', comment: 'Invoice 17' }, AMOUNT, details)).toEqual({
    amount: '0.50000000',
    beneficiary_wallet: '0xdbF0',
    comment: 'Invoice 17',
    beneficiary_type: 'third_party_company',
    beneficiary_name: 'Keller Studios GmbH',
    beneficiary_country: 'DEU',
    beneficiary_legal_id: 'HRB 1',
    wallet_type: 'vasp',
    wallet_vasp_id: 'id',
  });
});

it('leaves out members that were not asked for (TRS-022)', () => {
  const details = { type: 'own_wallet', name: 'Alice Hale', country: 'LTU', wallet: 'unhosted' } as const;
  expect(Object.keys(toReviewBody({ address: '0xdbF0', amount: '0.5', comment: '' }, AMOUNT, details))).toEqual([
    'amount',
    'beneficiary_wallet',
    'beneficiary_type',
    'beneficiary_name',
    'beneficiary_country',
    'wallet_type',
  ]);
});
