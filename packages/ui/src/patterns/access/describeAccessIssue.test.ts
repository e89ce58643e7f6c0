import { describe, expect, it } from 'vitest';
import type { AccessIssue } from './AccessIssue.ts';
import { accessTexts as texts } from './access.texts.ts';
import { describeAccessIssue, type AccessPlace } from './AccessIssueNotice.tsx';

const describeIssue = (issue: AccessIssue, place: AccessPlace = 'login') => describeAccessIssue(issue, place, texts);

describe('describeAccessIssue', () => {
  it.each([
    ['ERR-001', 'unavailable', 'Service is temporary unavailable'],
    ['ERR-003', 'offline', 'No internet connection!'],
    ['ERR-022', 'temporaryBlocked', 'This account is temporary blocked'],
    ['ERR-023', 'permanentlyBlocked', 'This account is permanently blocked'],
    ['ERR-024', 'disabled', 'This account is disabled'],
    ['ERR-025', 'deleted', 'This account is deleted'],
    ['ERR-026', 'refused', 'This account is refused'],
    ['ERR-027', 'closed', 'This account is closed'],
  ] as const)('%s: describes %s as "%s"', (_, kind, title) => {
    expect(describeIssue({ kind })).toEqual({ kind: 'negative', title });
  });

  it('explains what to do when the usernames differ (ERR-020)', () => {
    expect(describeIssue({ kind: 'usernamesDiffer' })).toMatchObject({
      title: 'Usernames are not equal',
      text: 'You need to log in using your username and password',
    });
  });
  it('offers registration on the login screen (ERR-028, AUTH-021)', () => {
    expect(describeIssue({ kind: 'wrongCredentials' })).toMatchObject({
      title: 'Invalid password or phone number',
      text: "Don't you have an account yet?",
      action: { target: 'signup' },
    });
  });
  it('refers to the code where a code was typed (ERR-029)', () => {
    expect(describeIssue({ kind: 'wrongCredentials' }, 'code')).toMatchObject({
      title: 'Invalid code',
      text: 'You entered the wrong code. Check the correctness and try again.',
    });
  });
  it('refers to the password everywhere else (ERR-030, AUTH-023)', () => {
    expect(describeIssue({ kind: 'wrongCredentials' }, 'password')).toMatchObject({
      title: 'Invalid password',
      text: 'You entered the wrong password. Check the correctness and try again.',
    });
  });
  it('links to the next step when the customer can act and warns when a review is pending (ERR-031)', () => {
    const message = 'One more document, please.';
    expect(describeIssue({ kind: 'additionalChecks', code: 116, message, link: 'https://checks.example' })).toMatchObject({
      title: 'Additional checks needed',
      text: message,
      action: { target: 'link', href: 'https://checks.example', label: 'Continue' },
    });
    expect(describeIssue({ kind: 'additionalChecks', code: 116, message, link: null })).toMatchObject({
      kind: 'warning',
      title: 'Additional checks is pending',
    });
  });
  it('links to the document verification or states that it is pending (ERR-032)', () => {
    expect(describeIssue({ kind: 'documentExpired', link: 'https://id.example' })).toMatchObject({
      title: 'Document expired',
      action: { label: 'Proceed with the ID verification' },
    });
    expect(describeIssue({ kind: 'documentExpired', link: null })).toEqual({ kind: 'warning', title: 'Document verification is pending' });
  });
  it(`shows the provider's message and links to support (ERR-035, ERR-037)`, () => {
    expect(describeIssue({ kind: 'message', message: 'The bot check failed', pointsToSupport: true })).toEqual({
      kind: 'negative',
      title: 'Something went wrong',
      text: 'The bot check failed',
      action: { target: 'support' },
    });
  });
  it('does not link to support when the customer only has to wait (ERR-035)', () => {
    expect(describeIssue({ kind: 'message', message: 'Wait a moment', pointsToSupport: false })).not.toHaveProperty('action');
  });
  it('has a text for an error without a message (ERR-036)', () => {
    expect(describeIssue({ kind: 'unknown' })).toMatchObject({
      title: 'Something went wrong',
      text: "We're sorry that you have to experience some problems. Don't worry, we'll fix it. Please try again later.",
    });
  });
  it('states when the next attempt is possible (AUTH-014)', () => {
    expect(describeIssue({ kind: 'tooManyAttempts', seconds: 899 })).toEqual({
      kind: 'warning',
      title: 'Too many attempts',
      text: 'Try again in 14:59.',
    });
  });
});
