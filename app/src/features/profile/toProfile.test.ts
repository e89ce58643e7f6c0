import { userInfoExample } from '@wallet/contract/examples/user-info';
import { readUserInfo, type UserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { toProfile } from './ProfilePage.tsx';

const INFO = readUserInfo.answers[200].parse(userInfoExample);
const DOSSIER = INFO.dossier ?? expect.fail('The example has a dossier');
const withAddress = (address: Partial<NonNullable<UserInfo['dossier']>['address']>): UserInfo => ({
  ...INFO,
  dossier: { ...DOSSIER, address: { ...DOSSIER.address, ...address } },
});

it('shows name, phone and address from user info (PROF-002, PROF-003, PROF-013)', () => {
  expect(toProfile(withAddress({ region: null }))).toMatchObject({
    name: 'Alice Hale',
    phone: '+37060000001',
    address: { country: 'Lithuania', zipCode: '01103', region: null, city: 'Vilnius', street: 'Gedimino pr. 9' },
  });
});

it('masks the e-mail, and shows none for an empty one (PROF-004, D-PROF-04)', () => {
  expect(['alice@example.com', ''].map((email) => toProfile({ ...INFO, email }).email)).toEqual(['al***@example.com', null]);
});

it.each([
  ['success', 'verified'],
  ['pending', 'pending'],
  ['reject', 'needed'],
  ['expired', 'needed'],
  ['none', 'needed'],
  ['unknown', 'needed'],
] as const)('shows an address with status %s as %s (PROF-006, PROF-007, D-PROF-06)', (status, shown) => {
  expect(toProfile(withAddress({ verifiedStatus: status })).addressStatus).toBe(shown);
});

it('lets only customers with status on_board change the password (PROF-010)', () => {
  expect(toProfile(INFO).canChangePassword).toBe(true);
  expect(toProfile({ ...INFO, status: 'kyc_start' }).canChangePassword).toBe(false);
});

it('passes on missing data as unknown, and a name with one part only (D-PROF-03)', () => {
  expect(toProfile({ ...INFO, dossier: null })).toMatchObject({
    name: null,
    address: { country: null, city: null },
    addressStatus: 'needed',
  });
  const halfNamed = { ...DOSSIER, personal: { ...DOSSIER.personal, givenName: null } };
  expect(toProfile({ ...INFO, dossier: halfNamed }).name).toBe('Hale');
});
