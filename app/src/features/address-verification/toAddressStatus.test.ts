import type { UserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { toAddressStatus } from './AddressVerificationPage.tsx';

type Dossier = NonNullable<UserInfo['dossier']>;
type Verified = Dossier['address']['verifiedStatus'];

const dossier = (verifiedStatus: Verified): Pick<UserInfo, 'dossier'> => ({
  dossier: {
    personal: { givenName: null, givenNameNational: null, familyName: null, familyNameNational: null, birthdate: null },
    address: { verifiedStatus, country: null, countryCode: null, region: null, city: null, postalCode: null, streetAddress: null },
  },
});

it.each([
  ['none', 'notVerified'],
  ['unknown', 'notVerified'],
  ['pending', 'pending'],
  ['success', 'verified'],
  ['reject', 'rejected'],
  ['expired', 'expired'],
] as const)('maps %s to %s (ADDR-025, USR-019, USR-021)', (verified, status) => {
  expect(toAddressStatus(dossier(verified))).toBe(status);
});

it('is not verified without a dossier (ADDR-025)', () => {
  expect(toAddressStatus({ dossier: null })).toBe('notVerified');
});
