import type { ErrorBody } from '@wallet/contract/errors';
import type { AccessIssue, AccessRefused } from '@wallet/ui/patterns/CodeStep';
import { BotCheckFailure, BotCheckMissing } from './withBotCheck.ts';
import { Refusal } from './errors.ts';
import { attempt, refusalText } from './outcome.ts';

type Row = { readonly text: RegExp; readonly issue: AccessIssue };

/** Rows of the catalogue that are found by the message's text, whole words in any case, from top to bottom (ERR-019, D-ERR-04). */
const textRows: readonly Row[] = [
  { text: /\busernames are not equal\b/i, issue: { kind: 'usernamesDiffer' } },
  { text: /\btemporar(?:y|ily) blocked\b/i, issue: { kind: 'temporaryBlocked' } },
  { text: /\bpermanently blocked\b/i, issue: { kind: 'permanentlyBlocked' } },
  { text: /\bdisabled\b/i, issue: { kind: 'disabled' } },
  { text: /\bdeleted\b/i, issue: { kind: 'deleted' } },
  { text: /\brefused\b/i, issue: { kind: 'refused' } },
  { text: /\bclosed\b/i, issue: { kind: 'closed' } },
  { text: /\bwrong login or password\b/i, issue: { kind: 'wrongCredentials' } },
];

/** Seconds to wait when the provider does not say: its own usual time-out of attempts (D-AUTH-14). */
const USUAL_WAIT_SECONDS = 900;

function issueByCode(body: ErrorBody): AccessIssue | null {
  const { code, link = null, expired: seconds = USUAL_WAIT_SECONDS } = body;
  if (code === 116) return { kind: 'additionalChecks', code, message: refusalText(body), link };
  if (code === 117) return { kind: 'documentExpired', link };
  if (code === 119) return { kind: 'passkeyRefused' };
  if (code === 111) return { kind: 'accountExists' };
  if (code === 112) return { kind: 'tooManyAttempts', seconds };
  if (code === 115) return { kind: 'noMoreCodes', seconds };
  return null;
}

/** A 400 that tells to wait carries `expired`; any other points to support (ERR-037, D-ERR-11). */
function messageIssue(status: number, body: ErrorBody): AccessIssue {
  const message = refusalText(body);
  return message === '' ? { kind: 'unknown' } : { kind: 'message', message, pointsToSupport: status === 400 && body.expired === undefined };
}

/**
 * What a failed login, sign-up or code request is, in the order of D-AUTH-08: rows of text, code 116, code 117, attempts, the provider in
 * trouble, no network, other words, no words. The first hit wins. The screens have the words.
 */
export function accessIssue(error: unknown): AccessIssue {
  if (error instanceof Refusal) {
    const row = textRows.find(({ text }) => text.test(error.body.message));
    return row?.issue ?? issueByCode(error.body) ?? messageIssue(error.status, error.body);
  }
  if (error instanceof BotCheckFailure) return { kind: 'botCheckFailed' };
  if (error instanceof BotCheckMissing) return { kind: 'botCheckMissing' };
  return { kind: 'unknown' };
}

/** What was thrown, as the screens take it. A failed request is not among it: `attempt` makes a `failed` of one. */
export const accessRefused = (error: unknown): AccessRefused => ({ kind: 'accessRefused', issue: accessIssue(error) });

/** Runs an attempt of a login, a sign-up or a code request; a refusal becomes the issue that the screen words. */
export const attemptAccess = (action: () => Promise<unknown>) => attempt(action, { special: accessRefused, otherwise: accessRefused });
