import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';

export type TrustedRecipientItem = {
  readonly id: string;
  readonly kind: 'address' | 'iban';
  /** The address or the IBAN, whole and without spaces. */
  readonly value: string;
  /** From the address book; null where it is in none. */
  readonly name: string | null;
  /** The day of the trust, ready to read: '14 Mar 2026'. */
  readonly since: string;
};

export type TrustedRecipientsScreenProps = {
  /** The newest first. */
  readonly page: PageState<readonly TrustedRecipientItem[]>;
  /** Trusts them no more; one that is trusted no more already is done. */
  readonly onRemove: (id: string) => Promise<CallOutcome>;
  /** Back to the settings. */
  readonly onBack: () => void;
};
