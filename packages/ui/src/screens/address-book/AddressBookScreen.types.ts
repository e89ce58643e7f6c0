import type { AddressLengths } from '@wallet/core/addresses/address';
import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** Result of an import: the number of new addresses, and of those already saved. */
export type ImportResult = { readonly added: number; readonly kept: number };

export type AddressBookScreenProps = ScreenProps<'empty'> & {
  /** Sorted by name. */
  readonly saved: readonly SavedAddress[];
  /** Maximum length of an address on each network (D-SEND-07). @default 42 */
  readonly addressLengths?: AddressLengths | undefined;
  /** Saves an address under a name, or renames one that is already saved. */
  readonly onSave: (entry: SavedAddress) => void;
  /** Removes a saved address. */
  readonly onDelete: (entry: SavedAddress) => void;
  /** Saves all addresses as a file. */
  readonly onExport: () => void;
  /** Resolves with `refused` when the file is not an address-book export; nothing is imported then. */
  readonly onImport: (file: File) => Promise<CallOutcome<never, never, ImportResult>>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** Reads the clipboard. Omit it where the browser cannot. */
  readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
};
