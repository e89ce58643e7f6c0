import { addressNetwork } from '../addresses/address.ts';
import { isNetworkAddress, type Network } from '../addresses/networkAddress.ts';
import { cleanAddress } from '../addresses/typeAddress.ts';
import { formatMoneyInput } from '../format/formatMoney.ts';
import { isPositive } from '../money/arithmetic.ts';
import { powerOfTen } from '../money/decimal.ts';
import { cleanLine } from '../validation/typedText.ts';
import { type Currency, fromMinorUnits, type Money, parseMoney } from '../money/money.ts';
import { bitcoin, ether, type PaymentCoin, type PaymentRequest, type PaymentRequestIssue, tokenOfContract } from './paymentRequest.ts';

/** The most characters that a QR code holds. */
const MOST_CHARACTERS = 4296;
const linkShape = /^([a-z][a-z0-9+.-]*):(?:\/\/)?(.*)$/is;
/** A wallet's page that hands on what follows as an `ethereum:` link. */
const PAGE_OF_LINKS = /^https:\/\/metamask\.app\.link\/send\//i;

/**
 * What a code or a link asks for: a bare address, BIP-21 or EIP-681; or why it cannot be followed. Total: the text is a stranger's.
 * It checks addresses by their checksums and brings the hash functions for that along: load it where something is read.
 * @see WISH-012
 */
export function parsePaymentRequest(text: string): PaymentRequest | PaymentRequestIssue {
  if (text.length > MOST_CHARACTERS) return 'malformed';
  const trimmed = cleanLine(text).replace(PAGE_OF_LINKS, 'ethereum:');
  const [, name, rest = ''] = linkShape.exec(trimmed) ?? [];
  switch (name?.toLowerCase()) {
    case 'bitcoin':
      return readBitcoinLink(rest);
    case 'ethereum':
      return readEthereumLink(rest);
    case undefined:
      return readBareAddress(cleanAddress(trimmed));
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

/** What a form of a send takes over; an empty text where the request leaves it open. */
export type RequestedSend = { readonly address: string; readonly amount: string; readonly note: string };

/** Besides what is wrong with the request itself: it asks for another coin, or for parts of a unit that the account does not count. */
export type RequestedSendIssue = PaymentRequestIssue | 'otherCurrency' | 'tooPrecise';

/**
 * What a code or a link gives to the send of one asset, or why it is not for it.
 * @param native code of the currency in which the asset's network is paid: 'BTC', 'ETH'
 * @see WISH-012
 */
export function readRequestFor(text: string, asset: Currency, native: string): RequestedSend | RequestedSendIssue {
  const request = parsePaymentRequest(text);
  if (typeof request === 'string') return request;
  const { network, currencyCode, address, amount, note } = request;
  if (network !== native) return 'otherNetwork';
  if (currencyCode !== null && currencyCode !== asset.currencyCode) return 'otherCurrency';
  if (amount === null) return { address, amount: '', note };
  const counted = parseMoney(formatMoneyInput(amount), asset);
  return counted === null ? 'tooPrecise' : { address, amount: formatMoneyInput(counted), note };
}

/** More than will ever exist has no meaning as an amount. */
const amountShape = /^(?=\.?\d)\d{0,8}(?:\.\d{0,8})?$/;

/** A link by BIP-21, what follows `bitcoin:`. A required parameter (`req-…`) that we do not know makes the whole link unusable, says the BIP. */
function readBitcoinLink(text: string): PaymentRequest | PaymentRequestIssue {
  const [target, query] = splitOnce(text, '?');
  const read = readAddress(target.replace(/\/$/, ''), 'BTC');
  const parameters = readParameters(query);
  if (parameters === null) return 'malformed';
  if ([...parameters.keys()].some((name) => name.startsWith('req-'))) return 'unsupported';
  if (typeof read === 'string') return read;
  const requested = parameters.get('amount');
  const amount = requested === undefined || !amountShape.test(requested) ? null : parseMoney(requested, bitcoin);
  if (requested !== undefined && amount === null) return 'malformed';
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

const MAIN_NETWORK = '1';
const ethereumShape = /^(?:pay-)?([^@/?]+)(?:@(\d+))?(?:\/([^?]*))?(?:\?(.*))?$/is;
/** What may come with a transfer without changing what it does: the provider sets the gas, the words are for people. */
const harmless: ReadonlySet<string> = new Set(['gas', 'gaslimit', 'gasprice', 'label', 'message']);

/** A link by EIP-681, what follows `ethereum:`: a payment of ether, or the transfer of a token whose contract we know. */
function readEthereumLink(text: string): PaymentRequest | PaymentRequestIssue {
  const [, target = '', chain = MAIN_NETWORK, call = '', query] = ethereumShape.exec(text) ?? [];
  const parameters = readParameters(query);
  if (target === '' || parameters === null) return 'malformed';
  if (!/^0x/i.test(target)) return 'unsupported'; // a name, which would have to be looked up
  if (chain !== MAIN_NETWORK) return 'otherNetwork';
  const read = readAddress(target, 'ETH');
  if (typeof read === 'string') return read;
  if (call === '') return readPayment(read.address, parameters);
  const token = tokenOfContract(read.address);
  return call.toLowerCase() === 'transfer' && token !== undefined ? readTransfer(token, parameters) : 'unsupported';
}

type Parameters = ReadonlyMap<string, string>;

/** Without an amount the link names an address alone, as wallets write their own. */
function readPayment(address: string, parameters: Parameters): PaymentRequest | PaymentRequestIssue {
  if (!knowsOnly(parameters, ['value'])) return 'unsupported';
  const amount = readAmount(parameters.get('value'), ether);
  if (amount === 'malformed') return amount;
  return { network: 'ETH', currencyCode: amount === null ? null : 'ETH', address, amount, note: noteOf(parameters) };
}

function readTransfer(token: PaymentCoin, parameters: Parameters): PaymentRequest | PaymentRequestIssue {
  if (!knowsOnly(parameters, ['address', 'uint256'])) return 'unsupported';
  const read = readAddress(parameters.get('address') ?? '', 'ETH');
  if (typeof read === 'string') return read;
  const amount = readAmount(parameters.get('uint256'), token);
  if (amount === 'malformed') return amount;
  return { network: 'ETH', currencyCode: token.currencyCode, address: read.address, amount, note: noteOf(parameters) };
}

const knowsOnly = (parameters: Parameters, names: readonly string[]): boolean =>
  [...parameters.keys()].every((name) => names.includes(name) || harmless.has(name));

const noteOf = (parameters: Parameters): string => parameters.get('message') ?? '';

function readAmount(text: string | undefined, coin: PaymentCoin): Money | null | 'malformed' {
  if (text === undefined) return null;
  const units = readBaseUnits(text);
  if (units === null) return 'malformed';
  return units === 0n ? null : fromMinorUnits(units, coin);
}

/**
 * The parameters of a payment link, by name. Names count without their case: links are put in capitals because that makes a smaller code.
 * @param query what follows the question mark; undefined for none
 * @returns null where one cannot be decoded or comes twice: which of two amounts is meant?
 */
function readParameters(query: string | undefined): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>();
  for (const part of query?.split('&').filter((text) => text !== '') ?? []) {
    const [name = '', ...value] = part.split('=');
    const key = name.toLowerCase();
    if (parameters.has(key)) return null;
    try {
      parameters.set(key, decodeURIComponent(value.join('=')));
    } catch {
      return null;
    }
  }
  return parameters;
}

/** Addresses of Bitcoin's test networks, in bech32 and in base 58. */
const testAddress = /^(?:(?:tb|bcrt)1[a-z0-9]+|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/i;

/** An address as it is sent to, or why it is none. Bech32 in capitals, as codes write it, becomes the usual small letters. */
function readAddress(written: string, network: Network): { readonly address: string } | 'invalidAddress' | 'otherNetwork' {
  const text = cleanAddress(written);
  if (isNetworkAddress(text, network)) return { address: text.startsWith('BC1') ? text.toLowerCase() : text };
  return network === 'BTC' && testAddress.test(text) ? 'otherNetwork' : 'invalidAddress';
}

/** What a word of Ethereum's machine holds: the first number that does not fit. */
const LIMIT = 2n ** 256n;
/** No more digits than such a number has: an exponent of a billion must not be worked out. */
const numberShape = /^\+?(\d{0,78})(?:\.(\d{1,78}))?(?:e(\d{0,2}))?$/i;

/**
 * Whole smallest units of a number as EIP-681 writes it: `1`, `2.014e18`. Null when it is none, is negative, holds a part of a unit or
 * does not fit into 256 bits.
 */
export function readBaseUnits(text: string): bigint | null {
  const match = numberShape.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = '', exponent = ''] = match;
  const digits = whole + fraction.replace(/0+$/, '');
  const zeros = Number(exponent) - (digits.length - whole.length);
  if (whole + fraction === '' || zeros < 0) return null;
  const units = BigInt(digits) * powerOfTen(zeros);
  return units < LIMIT ? units : null;
}
