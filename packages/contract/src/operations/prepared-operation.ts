import * as z from 'zod/mini';
import { base64, NOT_VALID, requestUuid, requestError, requestText, uuid } from '../values.ts';

/** Data that the device needs to sign an operation (api.md 3.16, 3.17). */
export const holder = z.object({
  /** The wallet's key, sealed with the key that the two-factor box returns. */
  key: z.string(),
  /** Messages to sign, 32 bytes each, base64. */
  sign: z.array(z.string()),
  /** Returned unchanged, byte for byte. */
  tx: z.string(),
  uuid,
  two_fa_box_uuid: uuid,
  /**
   * Curve that the device signs with: P-256, also when absent, or secp256k1. A device that does not support it signs nothing (RULE-057).
   */
  curve: z.optional(z.string()),
});
/** True when the customer can also open the box with a passkey (SCA-023). */
export const byPasskey = z.optional(z.literal(true));
export type Holder = z.output<typeof holder>;

export const MAX_TX_LENGTH = 16_384;
const MAX_SIGNATURES = 50;

export const signedMembers = {
  uuid: requestUuid,
  tx: requestText(1, MAX_TX_LENGTH),
  /** One per entry of `sign`, base64 of r and s. */
  signatures: z.array(base64, requestError(NOT_VALID)).check(z.minLength(1, NOT_VALID), z.maxLength(MAX_SIGNATURES, NOT_VALID)),
};
