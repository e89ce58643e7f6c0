/** An operation prepared by the provider for the device (api.md 3.16). The curve defaults to P-256. */
export type SealedOperation = {
  readonly uuid: string;
  readonly key: string;
  readonly sign: readonly string[];
  readonly tx: string;
  readonly curve?: string | undefined;
};

/** Sent back to the provider. `tx` is unchanged, byte for byte. */
export type SignedOperation = { readonly uuid: string; readonly tx: string; readonly signatures: string[] };

/**
 * Signs on the device (SEND-042). The wallet's key is opened with the box's key, used and overwritten. It never leaves the device and is
 * never stored. Both methods resolve with null when the customer refuses on the device. They reject when the key cannot be opened or its
 * curve is unknown. In both cases nothing was sent (THIRD-070).
 */
export type DeviceSigning = {
  readonly sign: (operation: SealedOperation, boxKey: string) => Promise<SignedOperation | null>;
  /** Signs, then seals the signatures with the box's key. The result is the payload of a sale (api.md 3.17). */
  readonly seal: (operation: SealedOperation, boxKey: string) => Promise<string | null>;
};
