import { isPositive } from '../money/arithmetic.ts';
import { parseMoney } from '../money/money.ts';
import type { PaymentRequest, PaymentRequestIssue } from './PaymentRequest.ts';
import { bitcoin } from './paymentCoin.ts';
import { readAddress } from './readAddress.ts';
import { readParameters } from './readParameters.ts';

/** More than will ever exist has no meaning as an amount. */
const amountShape = /^(?=\.?\d)\d{0,8}(?:\.\d{0,8})?$/;

/** A link by BIP-21, behind its `bitcoin:`. What it requires (`req-…`) and we do not know makes all of it unusable, says the BIP. */
export function readBitcoinLink(text: string): PaymentRequest | PaymentRequestIssue {
  const [target, query] = splitOnce(text, '?');
  const read = readAddress(target, 'BTC');
  const parameters = readParameters(query);
  if (parameters === null) return 'malformed';
  if ([...parameters.keys()].some((name) => name.startsWith('req-'))) return 'unsupported';
  if (typeof read === 'string') return read;
  const asked = parameters.get('amount');
  const amount = asked === undefined || !amountShape.test(asked) ? null : parseMoney(asked, bitcoin);
  if (asked !== undefined && amount === null) return 'malformed';
  return {
    network: 'BTC',
    currencyCode: 'BTC',
    address: read.address,
    amount: amount !== null && isPositive(amount) ? amount : null,
    note: parameters.get('message') ?? '',
  };
}

function splitOnce(text: string, separator: string): readonly [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
