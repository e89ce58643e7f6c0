import { sendAddressMaxLength } from '../limits/limits.ts';
import { cleanLine } from '../validation/typedText.ts';
import type { Network } from './networkAddress.ts';

/** What precedes the characters that distinguish addresses of one kind. */
const PREFIX = /^(?:0x|bc1)/i;

/** How many characters of an address are its prefix: `0x`, `bc1`, or none. */
export const prefixLength = (address: string): number => PREFIX.exec(address)?.[0].length ?? 0;

/** An address as it is compared: in hex and bech32 the case carries no meaning, in base58 it does. */
export function canonicalAddress(address: string): string {
  return prefixLength(address) === 0 ? address : address.toLowerCase();
}

const ETHEREUM = /^0x[0-9a-f]{40}$/i;
const BITCOIN_BASE58 = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const BITCOIN_SEGWIT = /^bc1[02-9ac-hj-np-z]{11,71}$/i;

/**
 * The network whose addresses look like this one, or null. Only the shape is checked: the provider verifies the checksum
 * before anything is sent (D-SEND-08).
 * @param address without surrounding spaces
 */
export function addressNetwork(address: string): Network | null {
  if (ETHEREUM.test(address)) return 'ETH';
  return BITCOIN_BASE58.test(address) || BITCOIN_SEGWIT.test(address) ? 'BTC' : null;
}

/**
 * Why an address is refused: `required` "This field is required", `tooLong` "Should have 42 characters or less", `longBitcoin` the
 * text about P2WSH and Taproot addresses (D-SEND-07).
 */
export type SendAddressIssue = 'required' | 'tooLong' | 'longBitcoin';

/** Of P2WSH and Taproot: a limit from here on takes every Bitcoin address. */
const LONGEST_BITCOIN = 62;

/** Most characters of an address of each network; {@link sendAddressMaxLength} where none is named. */
export type AddressLengths = Partial<Readonly<Record<Network, number | undefined>>>;

/**
 * What the device can find wrong with an address: presence and length. Nothing is ever cut: a cut address loses money. The
 * provider checks the rest by the network's own rules.
 * @param currencyCode of the asset that is sent
 * @param maxLength of the network, in characters
 * @see SEND-020, D-SEND-07, D-SEND-08
 */
export function sendAddressIssue(typed: string, currencyCode: string, maxLength = sendAddressMaxLength): SendAddressIssue | null {
  const address = cleanLine(typed);
  if (address === '') return 'required';
  if (address.length <= maxLength) return null;
  return currencyCode === 'BTC' && maxLength < LONGEST_BITCOIN && address.toLowerCase().startsWith('bc1') ? 'longBitcoin' : 'tooLong';
}
