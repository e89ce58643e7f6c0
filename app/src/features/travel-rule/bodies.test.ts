import { userInfoExample } from '@wallet/contract/examples/user-info';
import { readUserInfo } from '@wallet/contract/customer/user-info';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { splitIssues, toOwnDetails, toReviewBody } from './bodies.ts';

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

const { dossier } = readUserInfo.answers[200].parse(userInfoExample);

it('reads name, country, town, date of birth and CRN from the profile (TRS-067, RCV-024, D-TRS-08)', () => {
  const profile = { dossier, entityType: 'company', entityLegalIds: { crn: '304123456' } } as const;
  expect(toOwnDetails(profile)).toEqual({
    name: 'Alice Hale',
    legalId: '304123456',
    country: 'LTU',
    countryName: 'Lithuania',
    town: 'Vilnius',
    dateOfBirth: '1988-04-23',
    isCompany: true,
  });
});

it('leaves empty what the profile does not contain (D-TRS-08)', () => {
  const nobody = { name: '', legalId: '', country: '', countryName: '', town: '', dateOfBirth: '', isCompany: false };
  expect(toOwnDetails({ dossier: null, entityType: 'individual', entityLegalIds: null })).toEqual(nobody);
  const { personal, address } = dossier ?? expect.fail('The example has a dossier');
  const half = { dossier: { personal: { ...personal, familyName: null }, address: { ...address, city: null } } };
  expect(toOwnDetails({ ...half, entityType: 'individual', entityLegalIds: {} })).toMatchObject({ name: 'Alice', legalId: '', town: '' });
});

it('separates the issues of step 1 from the others (D-TRS-12)', () => {
  expect(splitIssues({ amount: 'a', name: 'b' })).toEqual({ ofRecipient: { amount: 'a' }, others: { name: 'b' } });
  expect(splitIssues({ name: 'b' })).toEqual({ ofRecipient: null, others: { name: 'b' } });
});
