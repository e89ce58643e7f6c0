import { expect, it } from 'vitest';
import { endsSession, signInBar } from './signInByStatus.ts';

it('RULE-022 names the most final cause where there are several', () => {
  expect(signInBar('doc_expired', 'closed', false)?.refusal).toBe('closed');
  expect(signInBar('temp_blocked', 'checks', false)?.refusal).toBe('temporarilyBlocked');
  expect(signInBar('blocked', 'deleted', false)?.refusal).toBe('deleted');
});

it('RULE-021 says 117 without a link while a new document is being checked', () => {
  expect(signInBar('doc_expired', null, false)).toEqual({ refusal: 'documentExpired', link: 'mendable' });
  expect(signInBar('doc_expired', null, true)).toEqual({ refusal: 'documentPending', link: 'waiting' });
});

it('RULE-011 ends a session for a block, not for what can be mended inside', () => {
  expect((['blocked', 'temp_blocked', 'refused'] as const).every((status) => endsSession(status, null))).toBe(true);
  expect((['disabled', 'deleted', 'closed'] as const).every((hold) => endsSession('on_board', hold))).toBe(true);
  expect(endsSession('doc_expired', null)).toBe(false);
  expect(endsSession('on_board', 'checks')).toBe(false);
});
