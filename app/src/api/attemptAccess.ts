import type { AccessOutcome } from '@wallet/ui/patterns/CodeStep/SentCode';
import { accessIssue } from './accessIssue.ts';

/** Runs an attempt of a login, a sign-up or a code request; what it fails with becomes the issue that the screen words. */
export async function attemptAccess(action: () => Promise<unknown>): Promise<AccessOutcome> {
  try {
    await action();
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'refused', issue: accessIssue(error) };
  }
}
