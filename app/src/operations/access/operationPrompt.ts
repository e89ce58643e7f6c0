import { isKycComplete, mayPay, type Session } from '../../session/Session.ts';

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
