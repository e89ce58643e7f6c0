import { expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { entryPrompt, type AskedEntry } from './entryPrompt.ts';

const SEND: AskedEntry = { isPayment: true, isOffered: true, hasAccounts: true };
const WITHOUT: AskedEntry = { isPayment: true, isOffered: false, hasAccounts: false };
const blocked = { roles: ['ROLE_BLOCKED_SERVICE_PROVIDER'] };

it.each([
  ['nothing stands in the way (ACC-009)', {}, SEND, null],
  ['the registration is not finished (ACC-009)', { status: 'draft' }, WITHOUT, 'completeRegistration'],
  ['a blocked service provider sends nothing (ACC-009)', blocked, SEND, 'serviceNotAvailable'],
  ['a blocked service provider receives (ACC-009)', blocked, { ...SEND, isPayment: false }, null],
  ['the account has no such operation (ACC-009)', {}, { ...SEND, isOffered: false }, 'serviceNotAvailable'],
  ['no accounts, the address is verified (ACC-011)', { addressStatus: 'success' }, WITHOUT, 'serviceNotAvailable'],
  ['no accounts, no address status is known (ACC-011, D-ACC-10)', { addressStatus: '' }, WITHOUT, 'serviceNotAvailable'],
  ['no accounts, the address is pending (ACC-011)', { addressStatus: 'pending' }, WITHOUT, 'addressPending'],
  ['no accounts, the address is not verified yet (ACC-011, USR-020)', { addressStatus: 'none' }, WITHOUT, 'confirmAddress'],
  ['no accounts, the address was rejected (ACC-011, USR-020)', { addressStatus: 'reject' }, WITHOUT, 'confirmAddress'],
  ['no accounts, the address has expired (ACC-011, USR-020)', { addressStatus: 'expired' }, WITHOUT, 'confirmAddress'],
] as const)('%s', (_, session, asked, prompt) => {
  expect(entryPrompt(buildSession({ ...session, ...('roles' in session ? { roles: [...session.roles] } : {}) }), asked)).toBe(prompt);
});
