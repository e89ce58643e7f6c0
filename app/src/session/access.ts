import { isKycComplete, canPay, type Session } from './Session.ts';

/** Dialogs that block an operation (HOME-035 to HOME-038). */
export type OperationPrompt = 'completeRegistration' | 'serviceNotAvailable' | 'confirmAddress' | 'addressPending';

export type RequestedOperation = {
  /** Receiving and viewing the history remain available with a blocked service provider (D-SES-22). */
  readonly isPayment: boolean;
  /** Whether the operations list offers it for the account. */
  readonly isOffered: boolean;
  /** An exchange between fiat accounts requires a verified address. The other operations have their own modals. */
  readonly needsAddress: boolean;
};

/** Returns what blocks an operation, or null. The first match wins (D-HOME-10, ACC-009). */
export function getOperationPrompt(session: Session, { isPayment, isOffered, needsAddress }: RequestedOperation): OperationPrompt | null {
  if (!isKycComplete(session)) return 'completeRegistration';
  if (!isOffered || (isPayment && !canPay(session))) return 'serviceNotAvailable';
  if (!needsAddress || session.addressStatus === 'success') return null;
  return session.addressStatus === 'pending' ? 'addressPending' : 'confirmAddress';
}

export type RequestedEntry = {
  /** Receiving remains available with a blocked service provider (D-SES-22). */
  readonly isPayment: boolean;
  /** Whether the operations list offers it for the account. An unknown account is left to the page (D-ACC-12). */
  readonly isOffered: boolean;
  readonly hasAccounts: boolean;
};

/**
 * A verified customer without accounts, or one whose address status is unknown, can do nothing about it. Any other can (USR-020, D-ACC-09,
 * D-ACC-10).
 */
function getPromptWithoutAccounts({ addressStatus }: Session): OperationPrompt {
  if (addressStatus === 'pending') return 'addressPending';
  return addressStatus === 'success' || addressStatus === '' ? 'serviceNotAvailable' : 'confirmAddress';
}

/** Returns what blocks the entry of an operation, or null (ACC-009, ACC-011, D-ACC-08). */
export function getEntryPrompt(session: Session, { hasAccounts, ...asked }: RequestedEntry): OperationPrompt | null {
  if (isKycComplete(session) && !hasAccounts) return getPromptWithoutAccounts(session);
  return getOperationPrompt(session, { ...asked, needsAddress: false });
}
