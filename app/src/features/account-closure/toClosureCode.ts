import type { ClosureCode, CodeRequestIssue } from '@wallet/ui/screens/account-closure/AccountClosureScreen.types';
import { Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import type { ClosureCodeAnswer } from '../../data/account-closure/useClosureCode.ts';

function toIssue(error: unknown): CodeRequestIssue {
  if (error instanceof Refusal && error.body.message !== '') return { kind: 'refused', message: error.body.message };
  return { kind: 'failed', failure: loadFailure(error) };
}

type Asked = { readonly code: ClosureCodeAnswer | undefined; readonly error: unknown; readonly isAsking: boolean };

/** How the code stands: its field is there once a code is; a further code that could not be had takes none away (D-PROF-14). */
export function toClosureCode({ code, error, isAsking }: Asked): ClosureCode {
  if (code !== undefined)
    return { kind: 'sent', message: code.message, resendAt: code.resendAt, issue: error === null || isAsking ? null : toIssue(error) };
  return error === null || isAsking ? { kind: 'asking' } : { kind: 'notSent', issue: toIssue(error) };
}
