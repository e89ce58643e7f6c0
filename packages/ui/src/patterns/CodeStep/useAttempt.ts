import { useState } from 'react';
import type { AccessIssue } from '../access/AccessIssue.ts';
import { useSubmitOnce } from '../form/useSubmitOnce.ts';
import type { AccessOutcome } from './SentCode.ts';

/** One attempt at a time and what came of it: the issue stays until the next attempt or until the customer types. */
export function useAttempt(first: AccessIssue | null = null) {
  const [issue, setIssue] = useState(first);
  const { busy, submitOnce } = useSubmitOnce();
  const attempt = (action: () => Promise<AccessOutcome>, onRefused?: (issue: AccessIssue) => void): void => {
    void submitOnce(async () => {
      const outcome = await action();
      setIssue(outcome.kind === 'refused' ? outcome.issue : null);
      if (outcome.kind === 'refused') onRefused?.(outcome.issue);
    });
  };
  return { issue, busy, attempt, forget: (): void => setIssue(null) };
}
