import { expect, it } from 'vitest';
import { buildSession } from '../../testing/buildSession.ts';
import { operationPrompt, type AskedOperation } from './operationPrompt.ts';

const PAYMENT: AskedOperation = { isPayment: true, isOffered: true, needsAddress: false };
const FX: AskedOperation = { ...PAYMENT, needsAddress: true };
const RECEIVE: AskedOperation = { ...PAYMENT, isPayment: false };
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
] as const)('%s', (_, session, asked, prompt) => {
  expect(operationPrompt(buildSession({ ...session, ...('roles' in session ? { roles: [...session.roles] } : {}) }), asked)).toBe(prompt);
});
