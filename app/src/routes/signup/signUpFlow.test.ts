import { expect, it } from 'vitest';
import { otherMethodOf, signUpFlow, type SignUpState } from './signUpFlow.ts';

const PHONE = '+37060000009';
const ENTRY: SignUpState = { name: 'phone', phone: '', inviteCode: '' };
const code = { method: 'sms', digits: 6, resendAt: 60_000, attemptsLeft: 4, wasWaiting: false } as const;
const SENT = signUpFlow(ENTRY, { name: 'codeSent', phone: PHONE, code, otherMethod: 'call', tenantUuid: 'a' });

it('REG-021 the code follows the phone', () => {
  expect(SENT).toEqual({ name: 'code', phone: PHONE, code, otherMethod: 'call', tenantUuid: 'a' });
});

it('REG-021 nothing but a phone leads away from the first step', () => {
  expect(signUpFlow(ENTRY, { name: 'methodSwitched', method: 'call' })).toBe(ENTRY);
});

it('REG-022 the code step opens the preview of the other method, which offers the way back', () => {
  expect(signUpFlow(SENT, { name: 'methodSwitched', method: 'call' })).toEqual({
    name: 'preview',
    phone: PHONE,
    method: 'call',
    otherMethod: 'sms',
  });
});

it('D-REG-07 one method only: there is no switch', () => {
  expect(otherMethodOf('sms', ['sms'])).toBeNull();
  expect(otherMethodOf('sms', ['sms', 'call'])).toBe('call');
});

it('D-REG-16 going back keeps the phone', () => {
  expect(signUpFlow(SENT, { name: 'wentBack' })).toEqual({ name: 'phone', phone: PHONE, inviteCode: '' });
});

it('REG-011 D-REG-14 a failed resend breaks the timer', () => {
  expect(signUpFlow(SENT, { name: 'resendFailed' })).toMatchObject({ code: { resendAt: null } });
});
