import { fromMinorUnits, type Money } from '../money/money.ts';
import type { PaymentRequest, PaymentRequestIssue } from './PaymentRequest.ts';
import { ether, type PaymentCoin, tokenOfContract } from './paymentCoin.ts';
import { readAddress } from './readAddress.ts';
import { readBaseUnits } from './readBaseUnits.ts';
import { readParameters } from './readParameters.ts';

const MAIN_NETWORK = '1';
const link = /^(?:pay-)?([^@/?]+)(?:@(\d+))?(?:\/([^?]*))?(?:\?(.*))?$/s;
/** What may stand beside a transfer without changing what it does: the provider sets the gas, the words are for people. */
const harmless: ReadonlySet<string> = new Set(['gas', 'gaslimit', 'gasprice', 'label', 'message']);

/** A link by EIP-681, behind its `ethereum:`: a payment of ether, or the transfer of a token whose contract we know. */
export function readEthereumLink(text: string): PaymentRequest | PaymentRequestIssue {
  const [, target = '', chain = MAIN_NETWORK, call = '', query] = link.exec(text) ?? [];
  const parameters = readParameters(query);
  if (target === '' || parameters === null) return 'malformed';
  if (!target.startsWith('0x')) return 'unsupported'; // a name, which somebody would have to look up
  if (chain !== MAIN_NETWORK) return 'otherNetwork';
  const read = readAddress(target, 'ETH');
  if (typeof read === 'string') return read;
  if (call === '') return readPayment(read.address, parameters);
  const token = tokenOfContract(read.address);
  return call === 'transfer' && token !== undefined ? readTransfer(token, parameters) : 'unsupported';
}

type Parameters = ReadonlyMap<string, string>;

/** Without an amount it names an address alone: wallets write their own so. */
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
