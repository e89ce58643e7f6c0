import { expect, it } from 'vitest';
import { decideCode, listCodeMethods, type LatestCode } from './codeRequest.ts';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const addToNow = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const FIRST = { method: undefined, isResend: false } as const;
const RESEND = { method: undefined, isResend: true } as const;
const createLatestCode = (seconds: number, changes: Partial<LatestCode> = {}): LatestCode => ({
  id: 'b7c1a52e-8c57-4f0e-9d5b-6f0f3a0a9a21',
  method: 'sms',
  resend_at: addToNow(60 - seconds),
  expires_at: addToNow(600 - seconds),
  spent_at: null,
  dead_at: null,
  ...changes,
});

it('sends the first code and leaves four more (RULE-013)', () => {
  expect(decideCode(undefined, [], FIRST, NOW)).toEqual({ kind: 'send', attemptsLeft: 4 });
});

it('requires 60 seconds before a resend (RULE-013)', () => {
  expect(decideCode(createLatestCode(59), [addToNow(-59)], RESEND, NOW)).toMatchObject({ kind: 'waiting', expired: 1 });
  expect(decideCode(createLatestCode(60), [addToNow(-60)], RESEND, NOW)).toEqual({ kind: 'send', attemptsLeft: 3 });
});

it('reports a waiting code while it is valid and no resend was requested (API-005)', () => {
  expect(decideCode(createLatestCode(90), [addToNow(-90)], FIRST, NOW)).toMatchObject({ kind: 'waiting', expired: 0 });
  expect(decideCode(createLatestCode(600), [addToNow(-600)], FIRST, NOW).kind).toBe('send');
  expect(decideCode(createLatestCode(90), [addToNow(-90)], { method: 'call', isResend: false }, NOW).kind).toBe('send');
});

it('sends immediately after a spent code, and ten minutes after one with too many wrong entries (RULE-013)', () => {
  expect(decideCode(createLatestCode(10, { spent_at: NOW }), [addToNow(-10)], FIRST, NOW).kind).toBe('send');
  const usedUp = createLatestCode(10, { dead_at: NOW, resend_at: addToNow(600) });
  expect(decideCode(usedUp, [addToNow(-10)], RESEND, NOW)).toMatchObject({ kind: 'waiting', expired: 600 });
});

it('refuses the sixth send in 24 hours and reports when the next is possible (RULE-013)', () => {
  const sends = [-100, -200, -300, -400, -500].map(addToNow);
  expect(decideCode(createLatestCode(100), sends, RESEND, NOW)).toEqual({ kind: 'noMore', expired: 86_400 - 500 });
  expect(decideCode(createLatestCode(100), sends.slice(1), RESEND, NOW)).toEqual({ kind: 'send', attemptsLeft: 0 });
});

it('prefers a call for satellite phones and a text message for all others (API-005)', () => {
  expect(listCodeMethods('+881612345678')[0]).toBe('call');
  expect(listCodeMethods('+37060000001')[0]).toBe('sms');
});
