import type { RecipientHistory } from '../RecipientNote/RecipientNote.tsx';
import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';

/** The parts of the customer's address book that other pages need. */
export type AddressBook = {
  /** Sorted by name. */
  readonly saved: readonly SavedAddress[];
  /** Saves an address under a name, which is offered for Bitcoin and Ethereum. An address already saved is renamed. */
  readonly onSave: (entry: SavedAddress) => void;
  /** Link to the address book's own page. */
  readonly href: string;
  /**
   * Looks up whether an address was paid before. Resolves with null when that is unknown. Omit it when the provider does not report it.
   * @see BRAKE-001
   */
  readonly onLookUp?: ((address: string, signal: AbortSignal) => Promise<RecipientHistory | null>) | undefined;
};
