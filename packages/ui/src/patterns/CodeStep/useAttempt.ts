import { accessIssueOf, type AccessRefused } from '../access/AccessIssue.ts';
import { type CallOutcome, doneToNull } from '../form/CallOutcome.ts';
import { useSubmitOnce } from '../form/useSubmitOnce.ts';

/**
 * Runs one attempt at a time and exposes its issue, which stays until the next attempt. Another attempt is allowed after a successful one.
 */
export function useAttempt() {
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome<never, AccessRefused>>();
  const attempt = (action: () => Promise<CallOutcome<never, AccessRefused>>): void =>
    void submitOnce(async () => doneToNull(await action()));
  return { issue: accessIssueOf(outcome), busy, attempt };
}
