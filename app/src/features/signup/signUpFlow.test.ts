import { expect, it } from 'vitest';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { getOtherMethod, reduceSignUp, type SignUpState, toPhoneRefusal } from './SignUpPage.tsx';

const PHONE = '+37060000009';
const ENTRY: SignUpState = { name: 'phone', phone: '', inviteCode: '' };
const code = { method: 'sms', digits: 6, resendAt: 60_000, attemptsLeft: 4, wasWaiting: false } as const;
const SENT = reduceSignUp(ENTRY, { name: 'codeSent', phone: PHONE, code, otherMethod: 'call', tenantUuid: 'a' });

it('goes from the phone to the code (REG-021)', () => {
  expect(SENT).toEqual({ name: 'code', phone: PHONE, code, otherMethod: 'call', tenantUuid: 'a' });
});

it('leaves the first step only with a phone (REG-021)', () => {
  expect(reduceSignUp(ENTRY, { name: 'methodSwitched', method: 'call' })).toBe(ENTRY);
});

it('opens the preview of the other method from the code step, with a way back (REG-022)', () => {
  expect(reduceSignUp(SENT, { name: 'methodSwitched', method: 'call' })).toEqual({
    name: 'preview',
    phone: PHONE,
    method: 'call',
    otherMethod: 'sms',
  });
});

it('has no other method when only one is offered (D-REG-07)', () => {
  expect(getOtherMethod('sms', ['sms'])).toBeNull();
  expect(getOtherMethod('sms', ['sms', 'call'])).toBe('call');
});

it('keeps the phone when going back (D-REG-16)', () => {
  expect(reduceSignUp(SENT, { name: 'wentBack' })).toEqual({ name: 'phone', phone: PHONE, inviteCode: '' });
});

it('clears the resend time when a resend fails (REG-011, D-REG-14)', () => {
  expect(reduceSignUp(SENT, { name: 'resendFailed' })).toMatchObject({ code: { resendAt: null } });
});

it.each([
  ['an unknown invitation code (REG-029, D-REG-20)', { invite_code: ['Invalid code'] }, { inviteCode: 'Invalid code' }],
  ['a refused phone (AUTH-019)', { username: ['Invalid phone number'] }, { phone: 'Invalid phone number' }],
])('shows %s at its field', (_, fields, shown) => {
  expect(toPhoneRefusal(buildRefusal(400, { fields }))).toEqual({ kind: 'refused', fields: shown });
});

it('reports an existing account and too many attempts as issues of the access (REG-024, REG-025)', () => {
  const exists = buildRefusal(400, { code: 111, fields: { username: ['Account already exists'] } });
  expect(toPhoneRefusal(exists)).toEqual({ kind: 'accessRefused', issue: { kind: 'accountExists' } });
  const issue = { kind: 'tooManyAttempts', seconds: 600 };
  expect(toPhoneRefusal(buildRefusal(400, { code: 112, expired: 600 }))).toEqual({ kind: 'accessRefused', issue });
});
