import { cleanLine, maxTypedLength, removeLabel, removeInvisible, type Edit } from '../validation/typedText.ts';
import { detectNetwork } from './address.ts';

/** URI schemes of payment links, and the web page through which one wallet forwards its links. */
const LINK = /^(?:(?:bitcoin|ethereum|lightning|litecoin|dogecoin|tron|solana):|https:\/\/metamask\.app\.link\/send\/)/i;

/** True for a payment link such as `bitcoin:…?amount=1`, which has to be parsed. */
export const isPaymentLink = (text: string): boolean => LINK.test(cleanLine(text));

/**
 * Cleans up a typed or pasted address: removes spaces between its groups and invisible characters, and writes a leading `0X` as `0x`.
 * Nothing else is changed or truncated.
 */
export function cleanAddress(text: string): string {
  return removeInvisible(text)
    .replaceAll(/\s/g, '')
    .replace(/^0X(?=[\dA-F])/, '0x');
}

/** Result of a change: the new text, or a rejection because the input is too long or is a payment link to be parsed. */
export type TypedAddress =
  { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'long' | { readonly link: string } };

/** Applies a change to an address field. A complete pasted address replaces the text (SEND-020, D-SEND-08). */
export function typeAddress({ before, inserted, after }: Edit): TypedAddress {
  if (inserted.length > maxTypedLength) return { kind: 'rejected', why: 'long' };
  if (isPaymentLink(inserted)) return { kind: 'rejected', why: { link: cleanLine(inserted) } };
  const address = cleanAddress(removeLabel(inserted));
  return { kind: 'accepted', text: detectNetwork(address) === null ? cleanAddress(before + inserted + after) : address };
}
