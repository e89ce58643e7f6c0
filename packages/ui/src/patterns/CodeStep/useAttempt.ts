import { useState } from 'react';
import { accessIssueOf, type AccessRefused } from '../access/AccessIssue.ts';
import type { CallOutcome } from '../form/CallOutcome.ts';
import { useSubmitOnce } from '../form/useSubmitOnce.ts';

/** One attempt at a time and what came of it: the issue stays until the next attempt. */
export function useAttempt() {
  const [outcome, setOutcome] = useState<CallOutcome<never, AccessRefused> | null>(null);
  const { busy, submitOnce } = useSubmitOnce();
  const attempt = (action: () => Promise<CallOutcome<never, AccessRefused>>): void =>
    void submitOnce(async () => setOutcome(await action()));
  return { issue: accessIssueOf(outcome), busy, attempt };
}
