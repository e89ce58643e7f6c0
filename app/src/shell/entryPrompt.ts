import { operationPrompt, type OperationPrompt } from '../operations/access/operationPrompt.ts';
import { isKycComplete, type Session } from '../session/Session.ts';
import { legacyAddressStatus } from '../session/legacyAddressStatus.ts';

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
