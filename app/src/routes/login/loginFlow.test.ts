import { expect, it } from 'vitest';
import { firstLoginState, type LoginEntry } from './firstLoginState.ts';
import { loginFlow } from './loginFlow.ts';

const ALICE = { username: '+37060000001', givenName: 'Alice' };
const STRANGER: LoginEntry = { username: null, givenName: null, showLoginOneTimeCode: false, phone: null, keptCode: null };
const code = { method: 'sms', digits: 6, resendAt: 60_000, attemptsLeft: 4, wasWaiting: false } as const;

it('AUTH-001 greets a returning customer', () => {
  expect(firstLoginState({ ...STRANGER, ...ALICE })).toEqual({ name: 'password', phone: ALICE.username, givenName: 'Alice' });
});

it('AUTH-003 asks anybody else for the phone first', () => {
  expect(firstLoginState(STRANGER)).toEqual({ name: 'phone', by: 'password', phone: '' });
});

it('AUTH-009 with the navigation state it is a one-time code, the known phone filled in', () => {
  const entry = { ...STRANGER, ...ALICE, showLoginOneTimeCode: true };
  expect(firstLoginState(entry)).toEqual({ name: 'phone', by: 'code', phone: ALICE.username });
});

it('D-AUTH-22 a phone in the navigation state fills the field; the greeting gives way when it differs', () => {
  expect(firstLoginState({ ...STRANGER, ...ALICE, phone: '+37060000009' })).toMatchObject({ name: 'phone', phone: '+37060000009' });
  expect(firstLoginState({ ...STRANGER, ...ALICE, phone: ALICE.username })).toMatchObject({ name: 'password', givenName: 'Alice' });
});

it('D-AUTH-17 a reload of the code step stays on it', () => {
  const keptCode = { name: 'code', phone: ALICE.username, code, tenantUuid: 'a' } as const;
  expect(firstLoginState({ ...STRANGER, showLoginOneTimeCode: true, keptCode })).toBe(keptCode);
});

it('D-AUTH-16 back from the password or the code returns to the phone, which is kept', () => {
  const password = loginFlow({ name: 'phone', by: 'password', phone: '' }, { name: 'phoneGiven', phone: ALICE.username });
  expect(loginFlow(password, { name: 'wentBack' })).toEqual({ name: 'phone', by: 'password', phone: ALICE.username });
  const sent = loginFlow(password, { name: 'codeSent', phone: ALICE.username, code, tenantUuid: 'a' });
  expect(loginFlow(sent, { name: 'wentBack' })).toEqual({ name: 'phone', by: 'code', phone: ALICE.username });
});

it('AUTH-002 D-AUTH-02 `Change account` shows the phone, empty', () => {
  const greeted = firstLoginState({ ...STRANGER, ...ALICE });
  expect(loginFlow(greeted, { name: 'accountForgotten' })).toEqual({ name: 'phone', by: 'password', phone: '' });
});

it('D-AUTH-03 changing the method keeps the phone', () => {
  const greeted = firstLoginState({ ...STRANGER, ...ALICE });
  expect(loginFlow(greeted, { name: 'methodSwitched', by: 'code' })).toEqual({ name: 'phone', by: 'code', phone: ALICE.username });
});

it('REG-011 D-REG-14 a failed resend breaks the timer of the code step', () => {
  const sent = loginFlow(firstLoginState(STRANGER), { name: 'codeSent', phone: ALICE.username, code, tenantUuid: 'a' });
  expect(loginFlow(sent, { name: 'resendFailed' })).toMatchObject({ name: 'code', code: { resendAt: null } });
});
