import type { AddressLengths } from '@wallet/core/addresses/address';
import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** What came of a file: so many addresses are new, so many were saved already. */
export type Imported = { readonly added: number; readonly kept: number };

export type AddressBookScreenProps = {
  /** By name. */
  readonly saved: readonly SavedAddress[];
  /** Most characters of an address of each network (D-SEND-07). @default 42 */
  readonly addressLengths?: AddressLengths | undefined;
  /** Keeps an address under a name; one that is saved gets another name. */
  readonly onSave: (entry: SavedAddress) => void;
  readonly onDelete: (entry: SavedAddress) => void;
  /** Hands all addresses out as a file. */
  readonly onExport: () => void;
  /** `refused`: the file is none of ours, and nothing was taken from it. */
  readonly onImport: (file: File) => Promise<CallOutcome<never, never, Imported>>;
  readonly onBack: () => void;
  /** Reads the clipboard; left out where the browser cannot. */
  readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
};
