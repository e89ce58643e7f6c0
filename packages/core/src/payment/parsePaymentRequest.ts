import { addressNetwork } from '../addresses/addressNetwork.ts';
import type { PaymentRequest, PaymentRequestIssue } from './PaymentRequest.ts';
import { readAddress } from './readAddress.ts';
import { readBitcoinLink } from './readBitcoinLink.ts';
import { readEthereumLink } from './readEthereumLink.ts';

/** The most characters that a QR code holds. */
const MOST_CHARACTERS = 4296;
const scheme = /^([a-z][a-z0-9+.-]*):(.*)$/is;

/**
 * What a code or a link asks for: a bare address, BIP-21 or EIP-681; or why it cannot be followed. Total: the text is a stranger's.
 * It checks addresses by their checksums and brings the hash functions for that along: load it where something is read.
 * @see WISH-012
 */
export function parsePaymentRequest(text: string): PaymentRequest | PaymentRequestIssue {
  const trimmed = text.trim();
  if (trimmed.length > MOST_CHARACTERS) return 'malformed';
  const [, name, rest = ''] = scheme.exec(trimmed) ?? [];
  switch (name?.toLowerCase()) {
    case 'bitcoin':
      return readBitcoinLink(rest);
    case 'ethereum':
      return readEthereumLink(rest);
    case undefined:
      return readBareAddress(trimmed);
    default:
      return 'unknown';
  }
}

function readBareAddress(text: string): PaymentRequest | PaymentRequestIssue {
  const shape = addressNetwork(text);
  const network = shape ?? 'BTC';
  const read = readAddress(text, network);
  if (typeof read !== 'string') return { network, currencyCode: null, address: read.address, amount: null, note: '' };
  // What has no shape of an address is any text, unless it is one of a test network.
  return shape === null && read === 'invalidAddress' ? 'unknown' : read;
}
