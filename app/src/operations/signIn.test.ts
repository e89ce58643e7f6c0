import { expect, it } from 'vitest';
import { openTestTab } from '../testing/openTestApp.ts';
import { storeCode, readKeptCode, toSentCode } from './signIn.ts';

const ANSWER = {
  tenantUuid: 'a',
  method: 'sms',
  methods: ['sms'],
  sent: true,
  waitSeconds: 60,
  attemptsLeft: 4,
  wasWaiting: false,
} as const;

it('calculates the resend time by the clock, and expects four digits for a call (REG-012)', () => {
  expect(toSentCode(ANSWER, 1000)).toMatchObject({ digits: 6, resendAt: 61_000 });
  expect(toSentCode({ ...ANSWER, method: 'call' }, 1000)).toMatchObject({ digits: 4 });
});

it.each([null, -1, 86_401])('has no resend time for a wait of %s (REG-011, D-REG-14)', (waitSeconds) => {
  expect(toSentCode({ ...ANSWER, waitSeconds }, 1000).resendAt).toBeNull();
});

it('offers the next code immediately for a wait of 0 (D-REG-14)', () => {
  expect(toSentCode({ ...ANSWER, waitSeconds: 0 }, 1000).resendAt).toBe(1000);
});

it('reads a stored code only for its own intent (D-REG-15)', () => {
  const { storage } = openTestTab(undefined);
  const signUp = { intent: 'sign_up', phone: '+37060000009', tenantUuid: 'a', code: toSentCode(ANSWER, 1000) } as const;
  storeCode(storage, signUp);
  expect(readKeptCode(storage, 'sign_up')).toEqual(signUp);
  expect(readKeptCode(storage, 'login')).toBeNull();
});
