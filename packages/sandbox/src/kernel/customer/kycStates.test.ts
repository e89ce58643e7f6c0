import { expect, it } from 'vitest';
import { classifyPostedStatus, canStartKyc, getStatusAfterFinish, getCurrentStatus, type KycFacts } from './kycStates.ts';

const APPLIED = new Date('2026-03-01T10:00:00.000Z');
const addToApplied = (seconds: number) => new Date(APPLIED.getTime() + seconds * 1000);
const createFacts = (changes: Partial<KycFacts>): KycFacts => ({
  status: 'kyc_start',
  startedAt: APPLIED,
  finishedAt: null,
  frameOutcome: null,
  hasPassword: false,
  ...changes,
});

it('renews an expired document six minutes after the check without a session (RULE-021)', () => {
  const renewed = createFacts({ status: 'doc_expired', frameOutcome: 'approve', finishedAt: APPLIED, hasPassword: true });
  expect(getCurrentStatus(renewed, addToApplied(359))).toBe('doc_expired');
  expect(getCurrentStatus(renewed, addToApplied(360))).toBe('on_board');
  expect(getCurrentStatus({ ...renewed, frameOutcome: 'review' }, addToApplied(360))).toBe('doc_expired');
});

it('finishes with the decision of the frame (API-015)', () => {
  expect(getStatusAfterFinish(createFacts({ frameOutcome: 'approve' }))).toBe('kyc_finish');
  expect(getStatusAfterFinish(createFacts({ frameOutcome: 'review' }))).toBe('moderating');
  expect(getStatusAfterFinish(createFacts({}))).toBeNull();
  expect(getStatusAfterFinish(createFacts({ status: 'draft', frameOutcome: 'approve' }))).toBeNull();
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
  expect(all.filter(canStartKyc)).toEqual(['draft', 'kyc_start', 'doc_expired']);
});

it('lets a customer post start, finish and the current status, but never an approval (RULE-021)', () => {
  expect(classifyPostedStatus(createFacts({ status: 'draft' }), 'kyc_start')).toBe('start');
  expect(classifyPostedStatus(createFacts({ frameOutcome: 'approve' }), 'kyc_finish')).toBe('finish');
  expect(classifyPostedStatus(createFacts({}), 'kyc_finish')).toBe('refused');
  expect(classifyPostedStatus(createFacts({ status: 'moderating' }), 'moderating')).toBe('held');
  expect(classifyPostedStatus(createFacts({ status: 'moderating' }), 'kyc_completed')).toBe('refused');
  expect(classifyPostedStatus(createFacts({ status: 'kyc_completed' }), 'on_board')).toBe('refused');
});
