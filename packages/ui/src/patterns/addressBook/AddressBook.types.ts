import type { RecipientHistory } from '../RecipientNote/RecipientNote.tsx';
import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';

/** What others than its own page need of the customer's address book. */
export type AddressBook = {
  /** By name. */
  readonly saved: readonly SavedAddress[];
  /** Keeps an address under a name; one that is saved gets another name. */
  readonly onSave: (entry: SavedAddress) => void;
  /** Where all of it is seen and changed. */
  readonly href: string;
  /**
   * Says whether an address was paid before; null where it cannot be told. Left out where the provider does not say.
   * @see BRAKE-001
   */
  readonly onLookUp?: ((address: string, signal: AbortSignal) => Promise<RecipientHistory | null>) | undefined;
};
