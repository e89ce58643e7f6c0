import type { UserStatus } from '@wallet/contract/access/session';
import { daySeconds } from '@wallet/core/calendar/dayLength';

const SECOND_MS = 1000;
/** A registration is stuck after more than 7 × 24 h in `kyc_start` (KYC-025, RULE-021). */
export const STUCK_AFTER_SECONDS = 7 * daySeconds;
/** An automatic check takes six minutes (KYC-008, RULE-021). */
export const CHECK_SECONDS = 360;

/** Decision of the identity frame: approved, or left to a human reviewer. */
export type FrameOutcome = 'approve' | 'review';

export type KycFacts = {
  readonly status: UserStatus;
  /** When start_kyc was called; null before. */
  readonly startedAt: Date | null;
  /** When the check was submitted, by finish_kyc or by the frame itself for a customer without a session. */
  readonly finishedAt: Date | null;
  readonly frameOutcome: FrameOutcome | null;
  /** A customer with a password skips `kyc_completed`, which is for setting one. */
  readonly hasPassword: boolean;
};

function hasPassed(since: Date | null, seconds: number, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() >= seconds * SECOND_MS;
}

/** The status after the changes that time alone makes (RULE-021, evaluated on read). */
export function getCurrentStatus({ status, startedAt, finishedAt, frameOutcome, hasPassword }: KycFacts, now: Date): UserStatus {
  const isStuck = startedAt !== null && now.getTime() - startedAt.getTime() > STUCK_AFTER_SECONDS * SECOND_MS;
  const isChecked = hasPassed(finishedAt, CHECK_SECONDS, now);
  switch (status) {
    case 'kyc_start':
      return isStuck ? 'stuck' : status;
    case 'kyc_finish':
      return isChecked ? (hasPassword ? 'on_board' : 'kyc_completed') : status;
    case 'doc_expired':
      return isChecked && frameOutcome === 'approve' ? 'on_board' : status;
    case 'draft':
    case 'on_board':
    case 'temp_blocked':
    case 'blocked':
    case 'kyc_completed':
    case 'moderating':
    case 'refused':
    case 'stuck':
      return status;
  }
}

/** True when start_kyc is allowed: for a first application, the same one again, or a new document (API-014). */
export function canStartKyc(status: UserStatus): boolean {
  return status === 'draft' || status === 'kyc_start' || status === 'doc_expired';
}

/** The status after finish_kyc; null when there is nothing to finish (API-015). */
export function getStatusAfterFinish({ status, frameOutcome }: KycFacts): UserStatus | null {
  if (status !== 'kyc_start' || frameOutcome === null) return null;
  return frameOutcome === 'approve' ? 'kyc_finish' : 'moderating';
}

/** What a status posted by the customer means (RULE-021, D-KYC-02). Customers cannot approve themselves. */
export function classifyPostedStatus(facts: KycFacts, posted: UserStatus): 'held' | 'start' | 'finish' | 'refused' {
  if (posted === facts.status) return 'held';
  if (facts.status === 'draft' && posted === 'kyc_start') return 'start';
  return posted === 'kyc_finish' && getStatusAfterFinish(facts) === 'kyc_finish' ? 'finish' : 'refused';
}
