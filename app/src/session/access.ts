import { isKycComplete, mayPay, type Session } from './Session.ts';

/** The dialogs that stand in the way of an operation (HOME-035 to HOME-038). */
export type OperationPrompt = 'completeRegistration' | 'serviceNotAvailable' | 'confirmAddress' | 'addressPending';

export type AskedOperation = {
  /** Receiving and looking into the history stay open to a blocked service provider (D-SES-22). */
  readonly isPayment: boolean;
  /** Whether the operations list has it for the account. */
  readonly isOffered: boolean;
  /** Exchange between fiat accounts asks for a verified address; the others have modals of their own. */
  readonly needsAddress: boolean;
};

/** What stands in the way of an operation, null when nothing does: the first hit wins (D-HOME-10, ACC-009). */
export function operationPrompt(session: Session, { isPayment, isOffered, needsAddress }: AskedOperation): OperationPrompt | null {
  if (!isKycComplete(session)) return 'completeRegistration';
  if (!isOffered || (isPayment && !mayPay(session))) return 'serviceNotAvailable';
  if (!needsAddress || session.addressStatus === 'success') return null;
  return session.addressStatus === 'pending' ? 'addressPending' : 'confirmAddress';
}

/**
 * The address status as older screens know it: anything but success and pending is an empty text (USR-020). Null: no status is known
 * (D-ACC-10).
 */
export function legacyAddressStatus(status: string): 'success' | 'pending' | '' | null {
  if (status === '') return null;
  return status === 'success' || status === 'pending' ? status : '';
}

export type AskedEntry = {
  /** Receiving stays open to a blocked service provider (D-SES-22). */
  readonly isPayment: boolean;
  /** Whether the operations list has it for the account; an account that it does not know is the page's matter (D-ACC-12). */
  readonly isOffered: boolean;
  readonly hasAccounts: boolean;
};

/** A verified customer without accounts cannot help it, another one can (D-ACC-09). */
function promptWithoutAccounts(session: Session): OperationPrompt {
  switch (legacyAddressStatus(session.addressStatus)) {
    case 'pending':
      return 'addressPending';
    case '':
      return 'confirmAddress';
    case 'success':
    case null:
      return 'serviceNotAvailable';
  }
}

/** What stands in the way at the entry of an operation, null when nothing does (ACC-009, ACC-011, D-ACC-08). */
export function entryPrompt(session: Session, { hasAccounts, ...asked }: AskedEntry): OperationPrompt | null {
  if (isKycComplete(session) && !hasAccounts) return promptWithoutAccounts(session);
  return operationPrompt(session, { ...asked, needsAddress: false });
}
