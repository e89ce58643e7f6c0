import { expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { isKycComplete, mayPay, nextSession, type SessionState } from './Session.ts';

const ALICE = buildSession();
const BORIS = buildSession({ userId: '5002', username: '+37060000002' });
const signedIn: SessionState = { name: 'signedIn', session: ALICE };

it('SES-014 holds the new tokens after a refresh and keeps all else', () => {
  const event = { name: 'refreshed', userId: ALICE.userId, accessToken: 'new', refreshToken: 'newer' } as const;
  expect(nextSession(signedIn, event)).toEqual({ name: 'signedIn', session: { ...ALICE, accessToken: 'new', refreshToken: 'newer' } });
});

it("D-SES-14 takes no tokens of another customer's session", () => {
  const event = { name: 'refreshed', userId: BORIS.userId, accessToken: 'new', refreshToken: 'newer' } as const;
  expect(nextSession(signedIn, event)).toBe(signedIn);
});

it('SES-020 a session that has ended does not come back by a late refresh', () => {
  const ended = nextSession(signedIn, { name: 'ended', reason: 'expired' });
  expect(ended).toEqual({ name: 'signedOut' });
  expect(nextSession(ended, { name: 'refreshed', userId: ALICE.userId, accessToken: 'new', refreshToken: 'newer' })).toBe(ended);
});

it('D-SES-14 a sister tab is heard only while this tab is restoring', () => {
  expect(nextSession({ name: 'restoring' }, { name: 'restored', session: BORIS })).toEqual({ name: 'signedIn', session: BORIS });
  expect(nextSession({ name: 'restoring' }, { name: 'restored', session: null })).toEqual({ name: 'signedOut' });
  expect(nextSession(signedIn, { name: 'restored', session: BORIS })).toBe(signedIn);
});

it('D-SES-19 the newest status decides whether KYC is complete', () => {
  const started = nextSession(signedIn, { name: 'userRead', userId: ALICE.userId, facts: { ...ALICE, status: 'kyc_start' } });
  expect(started.name === 'signedIn' && isKycComplete(started.session)).toBe(false);
  expect(isKycComplete(ALICE)).toBe(true);
});

it('SES-034 SES-035 only the role of a blocked service provider restricts payments', () => {
  expect(mayPay(buildSession({ roles: ['customer', 'ROLE_OF_TOMORROW'] }))).toBe(true);
  expect(mayPay(buildSession({ roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] }))).toBe(false);
});
