import { expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { entryPrompt, type AskedEntry } from './entryPrompt.ts';

const SEND: AskedEntry = { isPayment: true, isOffered: true, hasAccounts: true };
const WITHOUT: AskedEntry = { isPayment: true, isOffered: false, hasAccounts: false };
const blocked = { roles: ['ROLE_BLOCKED_SERVICE_PROVIDER'] };

it.each([
  ['ACC-009 nothing stands in the way', {}, SEND, null],
  ['ACC-009 the registration is not finished', { status: 'draft' }, WITHOUT, 'completeRegistration'],
  ['ACC-009 a blocked service provider sends nothing', blocked, SEND, 'serviceNotAvailable'],
  ['ACC-009 a blocked service provider receives', blocked, { ...SEND, isPayment: false }, null],
  ['ACC-009 the account has no such operation', {}, { ...SEND, isOffered: false }, 'serviceNotAvailable'],
  ['ACC-011 no accounts, the address is verified', { addressStatus: 'success' }, WITHOUT, 'serviceNotAvailable'],
  ['ACC-011 D-ACC-10 no accounts, no address status is known', { addressStatus: '' }, WITHOUT, 'serviceNotAvailable'],
  ['ACC-011 no accounts, the address is pending', { addressStatus: 'pending' }, WITHOUT, 'addressPending'],
  ['ACC-011 USR-020 no accounts, the address is not verified yet', { addressStatus: 'none' }, WITHOUT, 'confirmAddress'],
  ['ACC-011 USR-020 no accounts, the address was rejected', { addressStatus: 'reject' }, WITHOUT, 'confirmAddress'],
  ['ACC-011 USR-020 no accounts, the address has expired', { addressStatus: 'expired' }, WITHOUT, 'confirmAddress'],
] as const)('%s', (_, session, asked, prompt) => {
  expect(entryPrompt(buildSession({ ...session, ...('roles' in session ? { roles: [...session.roles] } : {}) }), asked)).toBe(prompt);
});
