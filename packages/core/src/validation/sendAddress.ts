import { sendAddressMaxLength } from '../limits/lengths.ts';

/**
 * Why an address is refused: `required` "This field is required", `tooLong` "Should have 42 characters or less", `longBitcoin` the
 * text about P2WSH and Taproot addresses (D-SEND-07).
 */
export type SendAddressIssue = 'required' | 'tooLong' | 'longBitcoin';

/**
 * What the device can find wrong with an address: presence and length. Nothing is ever cut: a cut address loses money. The
 * provider checks the rest by the network's own rules.
 * @param currencyCode of the asset that is sent
 * @param maxLength of the network, in characters
 * @see SEND-020, D-SEND-07, D-SEND-08
 */
export function sendAddressIssue(typed: string, currencyCode: string, maxLength = sendAddressMaxLength): SendAddressIssue | null {
  const address = typed.trim();
  if (address === '') return 'required';
  if (address.length <= maxLength) return null;
  return currencyCode === 'BTC' && address.toLowerCase().startsWith('bc1') ? 'longBitcoin' : 'tooLong';
}
