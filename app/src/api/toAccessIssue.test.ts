import { expect, it } from 'vitest';
import { accessIssueOf } from '@wallet/ui/patterns/CodeStep';
import { toAccessIssue, attemptAccess } from './toAccessIssue.ts';
import { ApiError, Refusal, type ApiErrorKind } from './errors.ts';

const createRefusal = (status: number, code: number, message: string, more: object = {}) => new Refusal(status, { code, message, ...more });

it.each([
  ['ERR-020', 'Usernames are not equal', 'usernamesDiffer'],
  ['ERR-022', 'This account is temporary blocked', 'temporaryBlocked'],
  ['ERR-022', 'temporarily BLOCKED until tomorrow', 'temporaryBlocked'],
  ['ERR-023', 'This account is permanently blocked', 'permanentlyBlocked'],
  ['ERR-024', 'This account is disabled', 'disabled'],
  ['ERR-025', 'This account is DELETED', 'deleted'],
  ['ERR-026', 'This account is refused', 'refused'],
  ['ERR-027', 'This account is closed', 'closed'],
  ['ERR-028', 'wrong login or password', 'wrongCredentials'],
])('%s: recognises “%s” by its text as %s (ERR-019, AUTH-026)', (_, message, kind) => {
  expect(toAccessIssue(createRefusal(403, 103, message))).toEqual({ kind });
});

it('matches whole words only (D-ERR-04)', () => {
  expect(toAccessIssue(createRefusal(403, 403, 'The case was disclosed'))).toMatchObject({ kind: 'message' });
});

it('reads code 119 as an unusable passkey (SCA-011)', () => {
  expect(toAccessIssue(createRefusal(401, 119, 'This passkey cannot be used'))).toEqual({ kind: 'passkeyRefused' });
});

it('reads code 116 with a link to continue, or with null during a manual review (ERR-031)', () => {
  const body = { link: 'https://id.example/1' };
  expect(toAccessIssue(createRefusal(403, 116, 'Additional checks needed', body))).toEqual({
    kind: 'additionalChecks',
    code: 116,
    message: 'Additional checks needed',
    link: 'https://id.example/1',
  });
  expect(toAccessIssue(createRefusal(403, 116, 'Additional checks is pending', { link: null }))).toMatchObject({ link: null });
});

it('reads code 117 as an expired document, with or without a link (ERR-032)', () => {
  expect(toAccessIssue(createRefusal(403, 117, 'Document expired', { link: 'https://id.example/1' }))).toEqual({
    kind: 'documentExpired',
    link: 'https://id.example/1',
  });
  expect(toAccessIssue(createRefusal(403, 117, 'Document verification is pending'))).toEqual({ kind: 'documentExpired', link: null });
});

it('gives the time to wait after too many attempts (AUTH-014)', () => {
  expect(toAccessIssue(createRefusal(400, 112, 'Too many attempts', { expired: 873 }))).toEqual({ kind: 'tooManyAttempts', seconds: 873 });
  expect(toAccessIssue(createRefusal(400, 115, 'No more codes', { expired: 60 }))).toEqual({ kind: 'noMoreCodes', seconds: 60 });
});

it('prefers the message text over the code (D-AUTH-08)', () => {
  expect(toAccessIssue(createRefusal(403, 116, 'This account is closed', { link: 'https://id.example/1' }))).toEqual({ kind: 'closed' });
});

it.each<readonly [string, ApiErrorKind, string]>([
  ['ERR-001', 'unavailable', 'unavailable'],
  ['D-ERR-06', 'timeout', 'unavailable'],
  ['ERR-003', 'offline', 'offline'],
  ['ERR-036', 'unexpected', 'unknown'],
  ['ERR-036', 'unreadable', 'unknown'],
])('%s: maps a request that failed as %s to %s', async (_, kind, expected) => {
  expect(accessIssueOf(await attemptAccess(() => Promise.reject(new ApiError(kind))))).toEqual({ kind: expected });
});

it(`points to support for any 400 without a time to wait and keeps the server's message (AUTH-025, ERR-037, ERR-007)`, () => {
  expect(toAccessIssue(createRefusal(400, 108, 'The bot check failed'))).toEqual({
    kind: 'message',
    message: 'The bot check failed',
    pointsToSupport: true,
  });
  const waiting = createRefusal(400, 110, 'A code has already sent to this number', { expired: 42 });
  expect(toAccessIssue(waiting)).toMatchObject({ pointsToSupport: false });
});

it('includes field messages in the message (D-ERR-10)', () => {
  const refusal = createRefusal(400, 400, 'Validation failed', { fields: { username: ['Invalid phone number'] } });
  expect(toAccessIssue(refusal)).toMatchObject({ message: 'Invalid phone number' });
});

it('keeps the message of an unknown error, at most 300 characters (ERR-035, D-ERR-17)', () => {
  expect(toAccessIssue(createRefusal(409, 409, 'x'.repeat(400)))).toEqual({
    kind: 'message',
    message: 'x'.repeat(300),
    pointsToSupport: false,
  });
});

it('reads an error without a message as unknown (ERR-036)', () => {
  expect(toAccessIssue(createRefusal(400, 400, ''))).toEqual({ kind: 'unknown' });
  expect(toAccessIssue(new Error('anything'))).toEqual({ kind: 'unknown' });
});
