/** What the provider prepared for the device (api.md 3.16). Without a curve it is P-256. */
export type SealedOperation = {
  readonly uuid: string;
  readonly key: string;
  readonly sign: readonly string[];
  readonly tx: string;
  readonly curve?: string | undefined;
};

/** What goes back to the provider; `tx` byte for byte as it came. */
export type SignedOperation = { readonly uuid: string; readonly tx: string; readonly signatures: string[] };

/**
 * Signs on the device (SEND-042): the wallet's key is opened with the box's, used, and overwritten; it never leaves the device and is never
 * kept. Both answer null where the customer has said no on the device, and throw where the key cannot be opened or its curve is not known:
 * nothing was sent then (THIRD-070).
 */
export type DeviceSigning = {
  readonly sign: (operation: SealedOperation, boxKey: string) => Promise<SignedOperation | null>;
  /** Signs, and seals what was signed with the box's key: the payload of a sale (api.md 3.17). */
  readonly seal: (operation: SealedOperation, boxKey: string) => Promise<string | null>;
};
