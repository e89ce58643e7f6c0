import type { UserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { toProfile } from './ProfilePage.tsx';

const DOSSIER: NonNullable<UserInfo['dossier']> = {
  personal: { givenName: 'Alice', givenNameNational: null, familyName: 'Berg', familyNameNational: null, birthdate: null },
  address: {
    verifiedStatus: 'reject',
    country: 'Lithuania',
    countryCode: 'LT',
    region: null,
    city: 'Vilnius',
    postalCode: '01104',
    streetAddress: 'Gedimino pr. 20',
  },
};
const INFO: UserInfo = {
  id: '5001',
  uuid: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11',
  email: 'alice@example.com',
  username: '+37060000001',
  status: 'on_board',
  verifiedEmail: null,
  tariff: 'Launch',
  createdAt: '2026-03-14T09:26:53.589Z',
  referral: { inviteCode: null },
  dossier: DOSSIER,
  entityType: 'individual',
  entityLegalIds: null,
  serviceProviders: [],
  notifications: [],
  travelRuleEnabled: false,
};
const withAddress = (verifiedStatus: NonNullable<UserInfo['dossier']>['address']['verifiedStatus']): UserInfo => ({
  ...INFO,
  dossier: { ...DOSSIER, address: { ...DOSSIER.address, verifiedStatus } },
});

it('shows name, phone and address from user info (PROF-002, PROF-003, PROF-013)', () => {
  expect(toProfile(INFO)).toMatchObject({
    name: 'Alice Berg',
    phone: '+37060000001',
    address: { country: 'Lithuania', zipCode: '01104', region: null, city: 'Vilnius', street: 'Gedimino pr. 20' },
  });
});

it.each([
  ['alice@example.com', 'al***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['alice', '***'],
  ['', null],
])('masks the e-mail "%s" (PROF-004, D-PROF-04)', (email, shown) => {
  expect(toProfile({ ...INFO, email }).email).toBe(shown);
});

it.each([
  ['success', 'verified'],
  ['pending', 'pending'],
  ['reject', 'needed'],
  ['expired', 'needed'],
  ['none', 'needed'],
  ['unknown', 'needed'],
] as const)('shows an address with status %s as %s (PROF-006, PROF-007, D-PROF-06)', (status, shown) => {
  expect(toProfile(withAddress(status)).addressStatus).toBe(shown);
});

it('lets only customers with status on_board change the password (PROF-010)', () => {
  expect(toProfile(INFO).canChangePassword).toBe(true);
  expect(toProfile({ ...INFO, status: 'kyc_start' }).canChangePassword).toBe(false);
});

it('shows missing data as unknown, never blank (D-PROF-02, D-PROF-03)', () => {
  expect(toProfile({ ...INFO, dossier: null })).toMatchObject({
    name: null,
    address: { country: null, city: null },
    addressStatus: 'needed',
  });
  const halfNamed = { ...DOSSIER, personal: { ...DOSSIER.personal, givenName: null } };
  expect(toProfile({ ...INFO, dossier: halfNamed }).name).toBe('Berg');
});
