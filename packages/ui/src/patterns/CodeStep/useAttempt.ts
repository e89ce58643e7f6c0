import { accessIssueOf, type AccessRefused } from '../access/AccessIssue.ts';
import { type CallOutcome, unlessDone } from '../form/CallOutcome.ts';
import { useSubmitOnce } from '../form/useSubmitOnce.ts';

/** One attempt at a time, which may follow one that was done, and what came of it: the issue stays until the next attempt. */
export function useAttempt() {
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome<never, AccessRefused>>();
  const attempt = (action: () => Promise<CallOutcome<never, AccessRefused>>): void =>
    void submitOnce(async () => unlessDone(await action()));
  return { issue: accessIssueOf(outcome), busy, attempt };
}
