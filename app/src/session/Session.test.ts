import { expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { isKycComplete, canPay, reduceSession, type SessionState } from './Session.ts';

const ALICE = buildSession();
const BORIS = buildSession({ userId: '5002', username: '+37060000002' });
const signedIn: SessionState = { name: 'signedIn', session: ALICE };

it('replaces the tokens on a refresh and keeps everything else (SES-014)', () => {
  const event = { name: 'refreshed', userId: ALICE.userId, accessToken: 'new', refreshToken: 'newer' } as const;
  expect(reduceSession(signedIn, event)).toEqual({ name: 'signedIn', session: { ...ALICE, accessToken: 'new', refreshToken: 'newer' } });
});

it('ignores the tokens of another customer’s session (D-SES-14)', () => {
  const event = { name: 'refreshed', userId: BORIS.userId, accessToken: 'new', refreshToken: 'newer' } as const;
  expect(reduceSession(signedIn, event)).toBe(signedIn);
});

it('does not revive an ended session on a late refresh (SES-020)', () => {
  const ended = reduceSession(signedIn, { name: 'ended', reason: 'expired' });
  expect(ended).toEqual({ name: 'signedOut' });
  expect(reduceSession(ended, { name: 'refreshed', userId: ALICE.userId, accessToken: 'new', refreshToken: 'newer' })).toBe(ended);
});

it('accepts a session from another tab only while restoring (D-SES-14)', () => {
  expect(reduceSession({ name: 'restoring' }, { name: 'restored', session: BORIS })).toEqual({ name: 'signedIn', session: BORIS });
  expect(reduceSession({ name: 'restoring' }, { name: 'restored', session: null })).toEqual({ name: 'signedOut' });
  expect(reduceSession(signedIn, { name: 'restored', session: BORIS })).toBe(signedIn);
});

it('uses the latest status to decide whether KYC is complete (D-SES-19)', () => {
  const started = reduceSession(signedIn, { name: 'userRead', userId: ALICE.userId, facts: { ...ALICE, status: 'kyc_start' } });
  expect(started.name === 'signedIn' && isKycComplete(started.session)).toBe(false);
  expect(isKycComplete(ALICE)).toBe(true);
});

it('restricts payments only for the role of a blocked service provider (SES-034, SES-035)', () => {
  expect(canPay(buildSession({ roles: ['customer', 'ROLE_OF_TOMORROW'] }))).toBe(true);
  expect(canPay(buildSession({ roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] }))).toBe(false);
});
