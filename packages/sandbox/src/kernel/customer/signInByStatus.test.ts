import { expect, it } from 'vitest';
import { endsSession, getSignInBar } from './signInByStatus.ts';

it('reports the most final of several causes (RULE-022)', () => {
  expect(getSignInBar('doc_expired', 'closed', false)?.refusal).toBe('closed');
  expect(getSignInBar('temp_blocked', 'checks', false)?.refusal).toBe('temporarilyBlocked');
  expect(getSignInBar('blocked', 'deleted', false)?.refusal).toBe('deleted');
});

it('returns 117 without a link while a new document is being checked (RULE-021)', () => {
  expect(getSignInBar('doc_expired', null, false)).toEqual({ refusal: 'documentExpired', link: 'mendable' });
  expect(getSignInBar('doc_expired', null, true)).toEqual({ refusal: 'documentPending', link: 'waiting' });
});

it('ends a session for a block, but not for what the customer can resolve inside it (RULE-011)', () => {
  expect((['blocked', 'temp_blocked', 'refused'] as const).every((status) => endsSession(status, null))).toBe(true);
  expect((['disabled', 'deleted', 'closed'] as const).every((hold) => endsSession('on_board', hold))).toBe(true);
  expect(endsSession('doc_expired', null)).toBe(false);
  expect(endsSession('on_board', 'checks')).toBe(false);
});
