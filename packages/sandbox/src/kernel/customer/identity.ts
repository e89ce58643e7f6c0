import { userStatuses, type UserStatus } from '@wallet/contract/access/session';
import type { Customer } from '../authenticate.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import type { FrameOutcome, KycFacts } from './kycStates.ts';

export function parseCustomerStatus({ status }: Pick<Customer, 'status'>): UserStatus {
  return parseKnownValue(userStatuses, status);
}

function parseOutcome(word: string | null): FrameOutcome | null {
  return word === 'approve' || word === 'review' ? word : null;
}

/** The facts that the identity machine decides by (RULE-021). */
export function toKycFacts(customer: Customer): KycFacts {
  return {
    status: parseCustomerStatus(customer),
    startedAt: customer.kyc_started_at,
    finishedAt: customer.kyc_finished_at,
    frameOutcome: parseOutcome(customer.kyc_outcome),
    hasPassword: customer.password_is_set,
  };
}

/** True when a customer with an expired document has submitted a new one without a session and waits for the result. */
export function hasSubmittedIdentity({ kyc_outcome: outcome, kyc_finished_at: finishedAt }: Customer): boolean {
  return outcome !== null && finishedAt !== null;
}

/** Absolute address of the identity frame, also the `link` of 116 and 117. It works without a session. */
export function createIdentityLink(origin: string, customerUuid: string): string {
  return `${origin}/sandbox/kyc?customer_id=${customerUuid}`;
}
