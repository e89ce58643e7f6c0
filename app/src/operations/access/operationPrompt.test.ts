import { expect, it } from 'vitest';
import { buildSession } from '../../testing/buildSession.ts';
import { operationPrompt, type AskedOperation } from './operationPrompt.ts';

const PAYMENT: AskedOperation = { isPayment: true, isOffered: true, needsAddress: false };
const FX: AskedOperation = { ...PAYMENT, needsAddress: true };
const RECEIVE: AskedOperation = { ...PAYMENT, isPayment: false };
const blocked = { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] };

it.each([
  ['HOME-035 KYC is not complete', { status: 'draft', ...blocked }, PAYMENT, 'completeRegistration'],
  ['HOME-037 the service provider is blocked', blocked, PAYMENT, 'serviceNotAvailable'],
  ['HOME-037 there is no such operation', {}, { ...PAYMENT, isOffered: false }, 'serviceNotAvailable'],
  ['D-SES-22 receiving stays open to a blocked provider', blocked, RECEIVE, null],
  ['HOME-038 the address is to be confirmed', { addressStatus: 'none' }, FX, 'confirmAddress'],
  ['HOME-038 the address was rejected', { addressStatus: 'reject' }, FX, 'confirmAddress'],
  ['HOME-036 the address is pending', { addressStatus: 'pending' }, FX, 'addressPending'],
  ['D-HOME-10 bank transfers have modals of their own', { addressStatus: 'none' }, PAYMENT, null],
  ['nothing stands in the way', {}, FX, null],
] as const)('%s', (_, session, asked, prompt) => {
  expect(operationPrompt(buildSession({ ...session, ...('roles' in session ? { roles: [...session.roles] } : {}) }), asked)).toBe(prompt);
});
