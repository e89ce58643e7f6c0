import { sendAddressMaxLength } from '../limits/limits.ts';
import { cleanLine } from '../validation/typedText.ts';
import type { Network } from './networkAddress.ts';

/** Fixed prefix, the same for every address of its kind. */
const PREFIX = /^(?:0x|bc1)/i;

/** Returns the length of the fixed prefix of an address (`0x` or `bc1`), or 0 without one. */
export const prefixLength = (address: string): number => PREFIX.exec(address)?.[0].length ?? 0;

/** Normalises an address for comparison. Case is insignificant in hex and bech32, but significant in base58. */
export function normalizeAddress(address: string): string {
  return prefixLength(address) === 0 ? address : address.toLowerCase();
}

const ETHEREUM = /^0x[0-9a-f]{40}$/i;
const BITCOIN_BASE58 = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const BITCOIN_SEGWIT = /^bc1[02-9ac-hj-np-z]{11,71}$/i;

/**
 * Returns the network that the shape of an address belongs to, or null. The checksum is not verified: the provider does that before
 * anything is sent (D-SEND-08).
 * @param address without surrounding spaces
 */
export function detectNetwork(address: string): Network | null {
  if (ETHEREUM.test(address)) return 'ETH';
  return BITCOIN_BASE58.test(address) || BITCOIN_SEGWIT.test(address) ? 'BTC' : null;
}

/**
 * Reasons to refuse an address: `required` ("This field is required"), `tooLong` ("Should have 42 characters or less") and `longBitcoin`
 * (the text about P2WSH and Taproot addresses, D-SEND-07).
 */
export type SendAddressIssue = 'required' | 'tooLong' | 'longBitcoin';

/** Length of a P2WSH or Taproot address. A limit of this size accepts every Bitcoin address. */
const MAX_BITCOIN_ADDRESS_LENGTH = 62;

/** Maximum address length per network. Defaults to `sendAddressMaxLength`. */
export type AddressLengths = Partial<Readonly<Record<Network, number | undefined>>>;

/**
 * Checks what the device can check of an address: presence and length. Addresses are never truncated, because a truncated address loses
 * money. The provider checks the rest by the rules of the network (SEND-020, D-SEND-07, D-SEND-08).
 * @param currencyCode of the asset that is sent
 * @param maxLength of the network, in characters
 */
export function checkSendAddress(typed: string, currencyCode: string, maxLength = sendAddressMaxLength): SendAddressIssue | null {
  const address = cleanLine(typed);
  if (address === '') return 'required';
  if (address.length <= maxLength) return null;
  return currencyCode === 'BTC' && maxLength < MAX_BITCOIN_ADDRESS_LENGTH && address.toLowerCase().startsWith('bc1')
    ? 'longBitcoin'
    : 'tooLong';
}
