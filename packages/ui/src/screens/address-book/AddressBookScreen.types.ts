import type { SavedAddress } from '@wallet/core/addresses/savedAddresses';

/** What came of a file: so many addresses are new, so many were saved already; or it is none of ours, and nothing was taken from it. */
export type ImportOutcome = { readonly kind: 'done'; readonly added: number; readonly kept: number } | { readonly kind: 'refused' };

export type AddressBookScreenProps = {
  /** By name. */
  readonly saved: readonly SavedAddress[];
  /** Keeps an address under a name; one that is saved gets another name. */
  readonly onSave: (entry: SavedAddress) => void;
  readonly onDelete: (entry: SavedAddress) => void;
  /** Hands all addresses out as a file. */
  readonly onExport: () => void;
  readonly onImport: (file: File) => Promise<ImportOutcome>;
  readonly onBack: () => void;
  /** Reads the clipboard; left out where the browser cannot. */
  readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
};
