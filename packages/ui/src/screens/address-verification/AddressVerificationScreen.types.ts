import type { DocumentUploadProps, FilesRefused } from '../../patterns/DocumentUpload/DocumentUpload.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** What is known of the customer's address. `rejected` and `expired` ask for new documents (D-ADDR-11). */
export type AddressStatus = 'notVerified' | 'rejected' | 'expired' | 'pending' | 'verified';

/** Another tab was faster, the status says the rest (D-ADDR-16). */
export type AlreadySent = { readonly kind: 'alreadySent' };

export type AddressVerificationScreenProps = {
  /** Null while it is not known (ADDR-011). */
  readonly status: AddressStatus | null;
  /** The documents are stored, whatever the status says (ADDR-015). */
  readonly sent: boolean;
  /** Answers once the new status was asked for (ADDR-014). */
  readonly onSend: (...args: Parameters<DocumentUploadProps['onSend']>) => Promise<CallOutcome<never, FilesRefused | AlreadySent>>;
  /** Ends the upload that is under way: nothing is stored (D-ADDR-14). */
  readonly onStop: () => void;
  readonly onBack: () => void;
  readonly assetsHref: string;
};
