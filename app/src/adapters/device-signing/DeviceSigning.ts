/** What the provider prepared for the device (api.md 3.16). */
export type SealedOperation = { readonly uuid: string; readonly key: string; readonly sign: readonly string[]; readonly tx: string };

/** What goes back to the provider; `tx` byte for byte as it came. */
export type SignedOperation = { readonly uuid: string; readonly tx: string; readonly signatures: string[] };

/**
 * Signs on the device (SEND-042): the wallet's key is opened with the box's, used, and dropped; it never leaves the device and is never kept.
 * Another custodian replaces this port. Both calls throw when the key cannot be opened: nothing was sent then.
 */
export type DeviceSigning = {
  readonly sign: (operation: SealedOperation, boxKey: string) => Promise<SignedOperation>;
  /** Signs, and seals what was signed with the box's key: the payload of a sale (api.md 3.17). */
  readonly seal: (operation: SealedOperation, boxKey: string) => Promise<string>;
};
