import { cleanLine, mostTyped, withoutLabel, withoutUnseen, type Edit } from '../validation/typedText.ts';
import { addressNetwork } from './address.ts';

/** The schemes of payment links that wallets write, and the page through which one of them hands its links on. */
const LINK = /^(?:(?:bitcoin|ethereum|lightning|litecoin|dogecoin|tron|solana):|https:\/\/metamask\.app\.link\/send\/)/i;

/** Whether a text is a payment link, to be taken apart: `bitcoin:…?amount=1`. */
export const isPaymentLink = (text: string): boolean => LINK.test(cleanLine(text));

/**
 * An address as it is written by whoever asks for it, without what a paste brings along: blanks between its groups, characters that cannot be
 * seen, "0X" in capitals. Nothing else is changed, and nothing cut.
 */
export function cleanAddress(text: string): string {
  return withoutUnseen(text)
    .replaceAll(/\s/g, '')
    .replace(/^0X(?=[\dA-F])/, '0x');
}

/** A field's text after a change; that a payment link was put in, which is to be taken apart; or that it is no address. */
export type TypedAddress =
  { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'long' | { readonly link: string } };

/** What a field of an address becomes by a change. A pasted address takes the place of all that is there. @see SEND-020, D-SEND-08 */
export function typeAddress({ before, inserted, after }: Edit): TypedAddress {
  if (inserted.length > mostTyped) return { kind: 'rejected', why: 'long' };
  if (isPaymentLink(inserted)) return { kind: 'rejected', why: { link: cleanLine(inserted) } };
  const address = cleanAddress(withoutLabel(inserted));
  return { kind: 'accepted', text: addressNetwork(address) === null ? cleanAddress(before + inserted + after) : address };
}
