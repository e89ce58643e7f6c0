import { expect, it } from 'vitest';
import { meaningOfPost, mayStart, statusAfterFinish, statusByNow, type KycFacts } from './kycStates.ts';

const APPLIED = new Date('2026-03-01T10:00:00.000Z');
const after = (seconds: number) => new Date(APPLIED.getTime() + seconds * 1000);
const facts = (changes: Partial<KycFacts>): KycFacts => ({
  status: 'kyc_start',
  startedAt: APPLIED,
  finishedAt: null,
  frameOutcome: null,
  hasPassword: false,
  ...changes,
});

it('is not stuck after exactly 7 days, but one second later (KYC-025)', () => {
  expect(statusByNow(facts({}), after(7 * 86_400))).toBe('kyc_start');
  expect(statusByNow(facts({}), after(7 * 86_400 + 1))).toBe('stuck');
});

it('completes an automatic check after six minutes (RULE-021)', () => {
  const checking = facts({ status: 'kyc_finish', finishedAt: APPLIED });
  expect(statusByNow(checking, after(359))).toBe('kyc_finish');
  expect(statusByNow(checking, after(360))).toBe('kyc_completed');
  expect(statusByNow({ ...checking, hasPassword: true }, after(360))).toBe('on_board');
});

it('renews an expired document six minutes after the check without a session (RULE-021)', () => {
  const renewed = facts({ status: 'doc_expired', frameOutcome: 'approve', finishedAt: APPLIED, hasPassword: true });
  expect(statusByNow(renewed, after(359))).toBe('doc_expired');
  expect(statusByNow(renewed, after(360))).toBe('on_board');
  expect(statusByNow({ ...renewed, frameOutcome: 'review' }, after(360))).toBe('doc_expired');
});

it('finishes with the decision of the frame (API-015)', () => {
  expect(statusAfterFinish(facts({ frameOutcome: 'approve' }))).toBe('kyc_finish');
  expect(statusAfterFinish(facts({ frameOutcome: 'review' }))).toBe('moderating');
  expect(statusAfterFinish(facts({}))).toBeNull();
  expect(statusAfterFinish(facts({ status: 'draft', frameOutcome: 'approve' }))).toBeNull();
});

it('starts only from draft, kyc_start and doc_expired (API-014)', () => {
  const all = [
    'draft',
    'on_board',
    'temp_blocked',
    'blocked',
    'kyc_start',
    'kyc_finish',
    'kyc_completed',
    'moderating',
    'refused',
    'stuck',
    'doc_expired',
  ] as const;
  expect(all.filter(mayStart)).toEqual(['draft', 'kyc_start', 'doc_expired']);
});

it('lets a customer post start, finish and the current status, but never an approval (RULE-021)', () => {
  expect(meaningOfPost(facts({ status: 'draft' }), 'kyc_start')).toBe('start');
  expect(meaningOfPost(facts({ frameOutcome: 'approve' }), 'kyc_finish')).toBe('finish');
  expect(meaningOfPost(facts({}), 'kyc_finish')).toBe('refused');
  expect(meaningOfPost(facts({ status: 'moderating' }), 'moderating')).toBe('held');
  expect(meaningOfPost(facts({ status: 'moderating' }), 'kyc_completed')).toBe('refused');
  expect(meaningOfPost(facts({ status: 'kyc_completed' }), 'on_board')).toBe('refused');
});
