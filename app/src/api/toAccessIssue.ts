import type { ErrorBody } from '@wallet/contract/errors';
import type { AccessIssue, AccessRefused } from '@wallet/ui/patterns/CodeStep';
import { BotCheckFailure, BotCheckMissing } from './withBotCheck.ts';
import { Refusal } from './errors.ts';
import { attempt, toRefusalText } from './outcome.ts';

type TextRule = { readonly text: RegExp; readonly issue: AccessIssue };

/** Issues recognised by the message text, by whole words in any case. The first match wins (ERR-019, D-ERR-04). */
const textRules: readonly TextRule[] = [
  { text: /\busernames are not equal\b/i, issue: { kind: 'usernamesDiffer' } },
  { text: /\btemporar(?:y|ily) blocked\b/i, issue: { kind: 'temporaryBlocked' } },
  { text: /\bpermanently blocked\b/i, issue: { kind: 'permanentlyBlocked' } },
  { text: /\bdisabled\b/i, issue: { kind: 'disabled' } },
  { text: /\bdeleted\b/i, issue: { kind: 'deleted' } },
  { text: /\brefused\b/i, issue: { kind: 'refused' } },
  { text: /\bclosed\b/i, issue: { kind: 'closed' } },
  { text: /\bwrong login or password\b/i, issue: { kind: 'wrongCredentials' } },
];

/** Default waiting time in seconds, when the provider sends none. It is the provider's usual time-out (D-AUTH-14). */
const DEFAULT_WAIT_SECONDS = 900;

function findIssueByCode(body: ErrorBody): AccessIssue | null {
  const { code, link = null, expired: seconds = DEFAULT_WAIT_SECONDS } = body;
  if (code === 116) return { kind: 'additionalChecks', code, message: toRefusalText(body), link };
  if (code === 117) return { kind: 'documentExpired', link };
  if (code === 119) return { kind: 'passkeyRefused' };
  if (code === 111) return { kind: 'accountExists' };
  if (code === 112) return { kind: 'tooManyAttempts', seconds };
  if (code === 115) return { kind: 'noMoreCodes', seconds };
  return null;
}

/** A 400 with `expired` requires the customer to wait. Any other 400 points to support (ERR-037, D-ERR-11). */
function toMessageIssue(status: number, body: ErrorBody): AccessIssue {
  const message = toRefusalText(body);
  return message === '' ? { kind: 'unknown' } : { kind: 'message', message, pointsToSupport: status === 400 && body.expired === undefined };
}

/**
 * Maps a failed login, sign-up or code request to an issue, which the screens put into words. The order is that of D-AUTH-08: message text,
 * code 116, code 117, attempts, provider failure, no network, other message, no message. The first match wins.
 */
export function toAccessIssue(error: unknown): AccessIssue {
  if (error instanceof Refusal) {
    const row = textRules.find(({ text }) => text.test(error.body.message));
    return row?.issue ?? findIssueByCode(error.body) ?? toMessageIssue(error.status, error.body);
  }
  if (error instanceof BotCheckFailure) return { kind: 'botCheckFailed' };
  if (error instanceof BotCheckMissing) return { kind: 'botCheckMissing' };
  return { kind: 'unknown' };
}

/** Maps a thrown error to an outcome of the screens. Never receives a failed request, because `attempt` has turned it into `failed`. */
export const toAccessRefused = (error: unknown): AccessRefused => ({ kind: 'accessRefused', issue: toAccessIssue(error) });

export const attemptAccess = (action: () => Promise<unknown>) => attempt(action, { special: toAccessRefused, otherwise: toAccessRefused });
