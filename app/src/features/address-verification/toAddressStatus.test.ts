import { userInfoExample } from '@wallet/contract/examples/user-info';
import { readUserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { toAddressStatus } from './AddressVerificationPage.tsx';

const dossier = readUserInfo.answers[200].parse(userInfoExample).dossier ?? expect.fail('The example has a dossier');

it.each([
  ['none', 'notVerified'],
  ['unknown', 'notVerified'],
  ['pending', 'pending'],
  ['success', 'verified'],
  ['reject', 'rejected'],
  ['expired', 'expired'],
] as const)('maps %s to %s (ADDR-025, USR-019, USR-021)', (verifiedStatus, status) => {
  expect(toAddressStatus({ dossier: { ...dossier, address: { ...dossier.address, verifiedStatus } } })).toBe(status);
});

it('is not verified without a dossier (ADDR-025)', () => {
  expect(toAddressStatus({ dossier: null })).toBe('notVerified');
});
