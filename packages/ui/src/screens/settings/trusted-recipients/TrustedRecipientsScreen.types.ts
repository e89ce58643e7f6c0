import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';

export type TrustedRecipientItem = {
  readonly id: string;
  readonly kind: 'address' | 'iban';
  /** The full address or IBAN, without spaces. */
  readonly value: string;
  /** Name in the address book; null when it has none. */
  readonly name: string | null;
  /** The day since which it is trusted, formatted for display: '14 Mar 2026'. */
  readonly since: string;
};

export type TrustedRecipientsScreenProps = {
  /** Newest first. */
  readonly page: PageState<readonly TrustedRecipientItem[]>;
  /** Removes a recipient. Resolves with `done` when it is no longer trusted anyway. */
  readonly onRemove: (id: string) => Promise<CallOutcome>;
  /** Returns to the settings. */
  readonly onBack: () => void;
};
