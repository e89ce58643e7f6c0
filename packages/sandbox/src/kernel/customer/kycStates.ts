import type { UserStatus } from '@wallet/contract/access/session';
import { daySeconds } from '@wallet/core/calendar/dayLength';

const SECOND = 1000;
/** A registration is stuck after more than 7 × 24 h in `kyc_start` (KYC-025, RULE-021). */
export const STUCK_AFTER_SECONDS = 7 * daySeconds;
/** An automatic check takes six minutes (KYC-008, RULE-021). */
export const CHECK_SECONDS = 360;

/** What the identity frame decided: a clear check, or one that a person must look at. */
export type FrameOutcome = 'approve' | 'review';

/** What the identity machine knows of a customer. */
export type KycFacts = {
  readonly status: UserStatus;
  /** When start_kyc was called; null before. */
  readonly startedAt: Date | null;
  /** When the check was handed in: finish_kyc, or the frame itself for a customer without a session. */
  readonly finishedAt: Date | null;
  readonly frameOutcome: FrameOutcome | null;
  /** A customer with a password needs no `kyc_completed`: nothing is left to set. */
  readonly hasPassword: boolean;
};

function hasPassed(since: Date | null, seconds: number, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() >= seconds * SECOND;
}

/** The status after what time alone has changed (RULE-021, evaluated on read). */
export function statusByNow(facts: KycFacts, now: Date): UserStatus {
  switch (facts.status) {
    case 'kyc_start':
      return facts.startedAt !== null && now.getTime() - facts.startedAt.getTime() > STUCK_AFTER_SECONDS * SECOND ? 'stuck' : 'kyc_start';
    case 'kyc_finish':
      return hasPassed(facts.finishedAt, CHECK_SECONDS, now) ? statusAfterCheck(facts.hasPassword) : 'kyc_finish';
    case 'doc_expired':
      return facts.frameOutcome === 'approve' && hasPassed(facts.finishedAt, CHECK_SECONDS, now) ? 'on_board' : 'doc_expired';
    case 'draft':
    case 'on_board':
    case 'temp_blocked':
    case 'blocked':
    case 'kyc_completed':
    case 'moderating':
    case 'refused':
    case 'stuck':
      return facts.status;
  }
}

/** Where a passed check leads. */
function statusAfterCheck(hasPassword: boolean): UserStatus {
  return hasPassword ? 'on_board' : 'kyc_completed';
}

/** Whether start_kyc is open: a first application, the same one again, or a new document (API-014). */
export function mayStart(status: UserStatus): boolean {
  return status === 'draft' || status === 'kyc_start' || status === 'doc_expired';
}

/** The status that finish_kyc leads to; null when there is nothing to finish (API-015). */
export function statusAfterFinish({ status, frameOutcome }: KycFacts): UserStatus | null {
  if (status !== 'kyc_start' || frameOutcome === null) return null;
  return frameOutcome === 'approve' ? 'kyc_finish' : 'moderating';
}

/** What a customer's own post of a status means (RULE-021, D-KYC-02): nobody approves themselves. */
export function meaningOfPost(facts: KycFacts, posted: UserStatus): 'held' | 'start' | 'finish' | 'refused' {
  if (posted === facts.status) return 'held';
  if (facts.status === 'draft' && posted === 'kyc_start') return 'start';
  return posted === 'kyc_finish' && statusAfterFinish(facts) === 'kyc_finish' ? 'finish' : 'refused';
}
