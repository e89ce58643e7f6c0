import { expect, it } from 'vitest';
import { type LoginEntry, readLoginState, reduceLogin, toBiometricOutcome, toFirstLoginState } from './model.ts';

const ALICE = { username: '+37060000001', givenName: 'Alice' };
const UNKNOWN_ENTRY: LoginEntry = { username: null, givenName: null, showLoginOneTimeCode: false, phone: null, keptCode: null };
const code = { method: 'sms', digits: 6, resendAt: 60_000, attemptsLeft: 4, wasWaiting: false } as const;

it('greets a returning customer and requests the phone from any other (AUTH-001, AUTH-003)', () => {
  expect(toFirstLoginState({ ...UNKNOWN_ENTRY, ...ALICE })).toEqual({ name: 'password', phone: ALICE.username, givenName: 'Alice' });
  expect(toFirstLoginState(UNKNOWN_ENTRY)).toEqual({ name: 'phone', by: 'password', phone: '' });
});

it('fills in the known phone for a code requested by the navigation state (AUTH-009)', () => {
  const entry = { ...UNKNOWN_ENTRY, ...ALICE, showLoginOneTimeCode: true };
  expect(toFirstLoginState(entry)).toEqual({ name: 'phone', by: 'code', phone: ALICE.username });
});

it('fills in the phone from the navigation state and drops the greeting when it differs (D-AUTH-22)', () => {
  expect(toFirstLoginState({ ...UNKNOWN_ENTRY, ...ALICE, phone: '+37060000009' })).toMatchObject({ name: 'phone', phone: '+37060000009' });
  expect(toFirstLoginState({ ...UNKNOWN_ENTRY, ...ALICE, phone: ALICE.username })).toMatchObject({ name: 'password', givenName: 'Alice' });
});

it('stays on the code step after a reload (D-AUTH-17)', () => {
  const keptCode = { name: 'code', phone: ALICE.username, code, tenantUuid: 'a' } as const;
  expect(toFirstLoginState({ ...UNKNOWN_ENTRY, showLoginOneTimeCode: true, keptCode })).toBe(keptCode);
});

it('goes back from the password or the code to the phone and keeps it (D-AUTH-16)', () => {
  const password = reduceLogin({ name: 'phone', by: 'password', phone: '' }, { name: 'phoneGiven', phone: ALICE.username });
  expect(reduceLogin(password, { name: 'wentBack' })).toEqual({ name: 'phone', by: 'password', phone: ALICE.username });
  const sent = reduceLogin(password, { name: 'codeSent', phone: ALICE.username, code, tenantUuid: 'a' });
  expect(reduceLogin(sent, { name: 'wentBack' })).toEqual({ name: 'phone', by: 'code', phone: ALICE.username });
});

it('shows an empty phone after `Change account` (AUTH-002, D-AUTH-02)', () => {
  const greeted = toFirstLoginState({ ...UNKNOWN_ENTRY, ...ALICE });
  expect(reduceLogin(greeted, { name: 'accountForgotten' })).toEqual({ name: 'phone', by: 'password', phone: '' });
});

it('keeps the phone when the method changes (D-AUTH-03)', () => {
  const greeted = toFirstLoginState({ ...UNKNOWN_ENTRY, ...ALICE });
  expect(reduceLogin(greeted, { name: 'methodSwitched', by: 'code' })).toEqual({ name: 'phone', by: 'code', phone: ALICE.username });
});

it('clears the resend time of the code step when a resend fails (REG-011, D-REG-14)', () => {
  const sent = reduceLogin(toFirstLoginState(UNKNOWN_ENTRY), { name: 'codeSent', phone: ALICE.username, code, tenantUuid: 'a' });
  expect(reduceLogin(sent, { name: 'resendFailed' })).toMatchObject({ name: 'code', code: { resendAt: null } });
});

it('reads the phone and the method from the navigation state and ignores everything else (D-AUTH-17, AUTH-009)', () => {
  expect(readLoginState({ phone: '', showLoginOneTimeCode: true, steps: [1] })).toEqual({ phone: null, showLoginOneTimeCode: true });
  expect(readLoginState(null)).toEqual({ phone: null, showLoginOneTimeCode: false });
});

it.each([
  ['failed', 'biometricsFailed'],
  ['lockedOut', 'biometricsLockedOut'],
] as const)('tells a customer that biometrics have %s (BIO-011, BIO-017)', (result, kind) => {
  expect(toBiometricOutcome(result)).toEqual({ kind: 'accessRefused', issue: { kind } });
});

it.each(['nothing', 'usernamesDiffer'] as const)(
  'reports no issue of a sign-in by biometrics that ended in %s (BIO-014, BIO-015)',
  (result) => {
    expect(toBiometricOutcome(result)).toEqual({ kind: 'done' });
  },
);
