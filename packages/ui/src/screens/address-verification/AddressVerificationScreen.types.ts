import type { DocumentUploadProps, FilesRefused } from '../../patterns/DocumentUpload/DocumentUpload.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** Verification status of the customer's address. `rejected` and `expired` require new documents (D-ADDR-11). */
export type AddressStatus = 'notVerified' | 'rejected' | 'expired' | 'pending' | 'verified';

/** Another tab has already sent the documents; the status shows the rest (D-ADDR-16). */
export type AlreadySent = { readonly kind: 'alreadySent' };

export type AddressVerificationScreenProps = {
  /** Null while it is unknown (ADDR-011). */
  readonly status: AddressStatus | null;
  /** True once the documents are stored, whatever the status (ADDR-015). */
  readonly sent: boolean;
  /** Resolves after the new status has been requested (ADDR-014). */
  readonly onSend: (...args: Parameters<DocumentUploadProps['onSend']>) => Promise<CallOutcome<never, FilesRefused | AlreadySent>>;
  /** Aborts the running upload; nothing is stored (D-ADDR-14). */
  readonly onStop: () => void;
  readonly onBack: () => void;
  readonly assetsHref: string;
};
