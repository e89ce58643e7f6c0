import { expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { type RequestedEntry, type RequestedOperation, getEntryPrompt, getOperationPrompt } from './access.ts';

const PAYMENT: RequestedOperation = { isPayment: true, isOffered: true, needsAddress: false };
const FX: RequestedOperation = { ...PAYMENT, needsAddress: true };
const RECEIVE: RequestedOperation = { ...PAYMENT, isPayment: false };
const blocked = { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] };

it.each([
  ['KYC is not complete (HOME-035)', { status: 'draft', ...blocked }, PAYMENT, 'completeRegistration'],
  ['the service provider is blocked (HOME-037)', blocked, PAYMENT, 'serviceNotAvailable'],
  ['there is no such operation (HOME-037)', {}, { ...PAYMENT, isOffered: false }, 'serviceNotAvailable'],
  ['receiving stays open to a blocked provider (D-SES-22)', blocked, RECEIVE, null],
  ['the address is to be confirmed (HOME-038)', { addressStatus: 'none' }, FX, 'confirmAddress'],
  ['the address was rejected (HOME-038)', { addressStatus: 'reject' }, FX, 'confirmAddress'],
  ['the address is pending (HOME-036)', { addressStatus: 'pending' }, FX, 'addressPending'],
  ['bank transfers have modals of their own (D-HOME-10)', { addressStatus: 'none' }, PAYMENT, null],
  ['nothing stands in the way', {}, FX, null],
] as const)('decides the prompt of an operation: %s', (_, session, asked, prompt) => {
  expect(getOperationPrompt(buildSession(session), asked)).toBe(prompt);
});

const SEND: RequestedEntry = { isPayment: true, isOffered: true, hasAccounts: true };
const WITHOUT: RequestedEntry = { isPayment: true, isOffered: false, hasAccounts: false };

it.each([
  ['nothing stands in the way (ACC-009)', {}, SEND, null],
  ['the registration is not finished (ACC-009)', { status: 'draft' }, WITHOUT, 'completeRegistration'],
  ['a blocked service provider sends nothing (ACC-009)', blocked, SEND, 'serviceNotAvailable'],
  ['a blocked service provider receives (ACC-009)', blocked, { ...SEND, isPayment: false }, null],
  ['the account has no such operation (ACC-009)', {}, { ...SEND, isOffered: false }, 'serviceNotAvailable'],
  ['no accounts, the address is verified (ACC-011, D-ACC-09)', { addressStatus: 'success' }, WITHOUT, 'serviceNotAvailable'],
  ['no accounts, no address status is known (ACC-011, D-ACC-10)', { addressStatus: '' }, WITHOUT, 'serviceNotAvailable'],
  ['no accounts, the address is pending (ACC-011, D-ACC-09)', { addressStatus: 'pending' }, WITHOUT, 'addressPending'],
  ['no accounts, the address is not verified yet (ACC-011, USR-020, D-ACC-09)', { addressStatus: 'none' }, WITHOUT, 'confirmAddress'],
  ['no accounts, the address was rejected (ACC-011, USR-020)', { addressStatus: 'reject' }, WITHOUT, 'confirmAddress'],
  ['no accounts, the address has expired (ACC-011, USR-020)', { addressStatus: 'expired' }, WITHOUT, 'confirmAddress'],
] as const)('decides the prompt at the entry of an operation: %s', (_, session, asked, prompt) => {
  expect(getEntryPrompt(buildSession(session), asked)).toBe(prompt);
});
