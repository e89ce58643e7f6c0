import { detectNetwork } from '../addresses/address.ts';
import { isNetworkAddress, type Network } from '../addresses/networkAddress.ts';
import { cleanAddress } from '../addresses/typeAddress.ts';
import { formatMoneyInput } from '../format/formatMoney.ts';
import { isPositive } from '../money/arithmetic.ts';
import { powerOfTen } from '../money/decimal.ts';
import { cleanLine } from '../validation/typedText.ts';
import { type Currency, fromMinorUnits, type Money, parseMoney } from '../money/money.ts';
import { bitcoin, ether, type PaymentCoin, type PaymentRequest, type PaymentRequestIssue, findTokenByContract } from './paymentRequest.ts';

/** Maximum number of characters in a QR code. */
const MAX_CHARACTERS = 4296;
const linkShape = /^([a-z][a-z0-9+.-]*):(?:\/\/)?(.*)$/is;
/** Web page of a wallet that forwards the rest as an `ethereum:` link. */
const LINK_PAGE = /^https:\/\/metamask\.app\.link\/send\//i;

/**
 * Parses a payment request from a code or link: a bare address, BIP-21 or EIP-681. Returns the reason when it cannot be used. Never throws,
 * because the text is untrusted. Verifying checksums requires the hash functions, so load this only where a request is read (WISH-012).
 */
export function parsePaymentRequest(text: string): PaymentRequest | PaymentRequestIssue {
  if (text.length > MAX_CHARACTERS) return 'malformed';
  const trimmed = cleanLine(text).replace(LINK_PAGE, 'ethereum:');
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
  const shape = detectNetwork(text);
  const network = shape ?? 'BTC';
  const read = readAddress(text, network);
  if (typeof read !== 'string') return { network, currencyCode: null, address: read.address, amount: null, note: '' };
  // A text without the shape of an address is just any text, unless it is an address of a test network.
  return shape === null && read === 'invalidAddress' ? 'unknown' : read;
}

/** Values for a send form. Empty where the request leaves them open. */
export type RequestedSend = { readonly address: string; readonly amount: string; readonly note: string };

/** Adds to the problems of the request itself: it is for another coin, or more precise than the account. */
export type RequestedSendIssue = PaymentRequestIssue | 'otherCurrency' | 'tooPrecise';

/**
 * Reads a request for the send of one asset, or returns why it does not fit (WISH-012).
 * @param native currency that pays the fees of the asset's network: 'BTC', 'ETH'
 */
export function readRequestForAsset(text: string, asset: Currency, native: string): RequestedSend | RequestedSendIssue {
  const request = parsePaymentRequest(text);
  if (typeof request === 'string') return request;
  const { network, currencyCode, address, amount, note } = request;
  if (network !== native) return 'otherNetwork';
  if (currencyCode !== null && currencyCode !== asset.currencyCode) return 'otherCurrency';
  if (amount === null) return { address, amount: '', note };
  const counted = parseMoney(formatMoneyInput(amount), asset);
  return counted === null ? 'tooPrecise' : { address, amount: formatMoneyInput(counted), note };
}

/** Amounts with more digits than bitcoin can have are meaningless. */
const amountShape = /^(?=\.?\d)\d{0,8}(?:\.\d{0,8})?$/;

/**
 * Parses a BIP-21 link, the part after `bitcoin:`. According to the BIP, an unknown required parameter (`req-…`) makes the whole link
 * unusable.
 */
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
/** Parameters that do not change what a transfer does: the provider sets the gas, and the texts are for people. */
const harmlessParameters: ReadonlySet<string> = new Set(['gas', 'gaslimit', 'gasprice', 'label', 'message']);

/** Parses an EIP-681 link, the part after `ethereum:`: a payment of ether, or the transfer of a known token. */
function readEthereumLink(text: string): PaymentRequest | PaymentRequestIssue {
  const [, target = '', chain = MAIN_NETWORK, call = '', query] = ethereumShape.exec(text) ?? [];
  const parameters = readParameters(query);
  if (target === '' || parameters === null) return 'malformed';
  if (!/^0x/i.test(target)) return 'unsupported'; // a name, which would have to be resolved
  if (chain !== MAIN_NETWORK) return 'otherNetwork';
  const read = readAddress(target, 'ETH');
  if (typeof read === 'string') return read;
  if (call === '') return readPayment(read.address, parameters);
  const token = findTokenByContract(read.address);
  return call.toLowerCase() === 'transfer' && token !== undefined ? readTransfer(token, parameters) : 'unsupported';
}

type Parameters = ReadonlyMap<string, string>;

/** Without an amount the link only states an address, as wallets write their own. */
function readPayment(address: string, parameters: Parameters): PaymentRequest | PaymentRequestIssue {
  if (!hasOnlyParameters(parameters, ['value'])) return 'unsupported';
  const amount = readAmount(parameters.get('value'), ether);
  if (amount === 'malformed') return amount;
  return { network: 'ETH', currencyCode: amount === null ? null : 'ETH', address, amount, note: getNote(parameters) };
}

function readTransfer(token: PaymentCoin, parameters: Parameters): PaymentRequest | PaymentRequestIssue {
  if (!hasOnlyParameters(parameters, ['address', 'uint256'])) return 'unsupported';
  const read = readAddress(parameters.get('address') ?? '', 'ETH');
  if (typeof read === 'string') return read;
  const amount = readAmount(parameters.get('uint256'), token);
  if (amount === 'malformed') return amount;
  return { network: 'ETH', currencyCode: token.currencyCode, address: read.address, amount, note: getNote(parameters) };
}

const hasOnlyParameters = (parameters: Parameters, names: readonly string[]): boolean =>
  [...parameters.keys()].every((name) => names.includes(name) || harmlessParameters.has(name));

const getNote = (parameters: Parameters): string => parameters.get('message') ?? '';

function readAmount(text: string | undefined, coin: PaymentCoin): Money | null | 'malformed' {
  if (text === undefined) return null;
  const units = readBaseUnits(text);
  if (units === null) return 'malformed';
  return units === 0n ? null : fromMinorUnits(units, coin);
}

/**
 * Reads the parameters of a payment link. Names are case-insensitive, because links are written in capitals to make the QR code smaller.
 * @param query the part after the question mark, undefined if there is none
 * @returns null when one cannot be decoded or occurs twice, because it is unclear which of two amounts is meant
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

/** Addresses of Bitcoin's test networks, in bech32 and base58. */
const testAddress = /^(?:(?:tb|bcrt)1[a-z0-9]+|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/i;

/** Reads an address, or returns why it is invalid. Bech32 in capitals, as used in QR codes, is converted to lower case. */
function readAddress(written: string, network: Network): { readonly address: string } | 'invalidAddress' | 'otherNetwork' {
  const text = cleanAddress(written);
  if (isNetworkAddress(text, network)) return { address: text.startsWith('BC1') ? text.toLowerCase() : text };
  return network === 'BTC' && testAddress.test(text) ? 'otherNetwork' : 'invalidAddress';
}

/** First number that does not fit into a 256-bit word of the Ethereum virtual machine. */
const UINT256_LIMIT = 2n ** 256n;
/** No more digits than such a number has, so that an exponent of a billion is never evaluated. */
const numberShape = /^\+?(\d{0,78})(?:\.(\d{1,78}))?(?:e(\d{0,2}))?$/i;

/**
 * Parses a number of EIP-681, such as `1` or `2.014e18`, into smallest units. Null when it is invalid, is negative, has a fraction of a
 * unit or does not fit into 256 bits.
 */
export function readBaseUnits(text: string): bigint | null {
  const match = numberShape.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = '', exponent = ''] = match;
  const digits = whole + fraction.replace(/0+$/, '');
  const zeros = Number(exponent) - (digits.length - whole.length);
  if (whole + fraction === '' || zeros < 0) return null;
  const units = BigInt(digits) * powerOfTen(zeros);
  return units < UINT256_LIMIT ? units : null;
}
