import type { Network } from '../addresses/networkAddress.ts';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { formatMoneyInput } from '../format/formatMoney.ts';
import type { Money } from '../money/money.ts';

export type PaymentRequest = {
  readonly network: Network;
  /** Requested currency. Null when only an address is given, which allows any coin of its network. */
  readonly currencyCode: string | null;
  readonly address: string;
  /** In the decimals of the chain (`findPaymentCoin`). Null when the payer decides. */
  readonly amount: Money | null;
  /** Purpose of the payment, '' if none. Untrusted text. */
  readonly note: string;
};

/**
 * Why a text is not a payment request that can be used.
 * - `unknown`: neither an address nor a link of a supported network
 * - `malformed`: a link whose parts cannot be read, or an amount that the chain cannot represent
 * - `invalidAddress`: mistyped or truncated, according to its checksum
 * - `otherNetwork`: a test network, another chain
 * - `unsupported`: more than a transfer, such as an unknown token, another call, a name instead of an address, an unknown required part
 */
export type PaymentRequestIssue = 'unknown' | 'malformed' | 'invalidAddress' | 'otherNetwork' | 'unsupported';

/** A coin that a link can request. */
export type PaymentCoin = {
  readonly currencyCode: string;
  /** Decimals of its smallest unit on the chain. An account may use fewer. */
  readonly decimals: number;
  /** For an ERC-20 token: its contract on Ethereum's main network, with the checksum of EIP-55. */
  readonly contract?: string;
};

export const bitcoin: PaymentCoin = { currencyCode: 'BTC', decimals: 8 };
export const ether: PaymentCoin = { currencyCode: 'ETH', decimals: 18 };

/** Contracts as published by their issuers, because the provider names none. */
const coins: readonly PaymentCoin[] = [
  bitcoin,
  ether,
  { currencyCode: 'USDC', decimals: 6, contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
  { currencyCode: 'USDT', decimals: 6, contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  { currencyCode: 'DAI', decimals: 18, contract: '0x6B175474E89094C44Da98b954EedeAC495271d0F' },
];

export const findPaymentCoin = (currencyCode: string): PaymentCoin | undefined => coins.find((coin) => coin.currencyCode === currencyCode);

/** Contracts of all tokens. They are not wallets. */
export const tokenContracts: readonly string[] = coins.flatMap(({ contract = [] }) => contract);

/** Returns the token of a contract, whatever the case of its letters. */
export const findTokenByContract = (contract: string): PaymentCoin | undefined =>
  coins.find((coin) => coin.contract?.toLowerCase() === contract.toLowerCase());

type RequestParts = {
  readonly currencyCode: string;
  readonly address: string;
  /** At most the decimals of the chain. Null leaves the amount to the payer. */
  readonly amount: Money | null;
  /** '' if none. */
  readonly note: string;
};

/**
 * Writes a payment link: BIP-21 for bitcoin, EIP-681 on the main network for ether and tokens. A note is sent as `message`, which EIP-681
 * does not define and other wallets ignore (WISH-018).
 * @throws ProgrammingError for a coin that no link can request
 */
export function formatPaymentRequest({ currencyCode, address, amount, note }: RequestParts): string {
  const coin = findPaymentCoin(currencyCode);
  if (coin === undefined) {
    throw new ProgrammingError(`formatPaymentRequest: no link asks for ${currencyCode}, so it could not be paid. Offer no link for it.`);
  }
  const requested = amount === null ? '' : formatMoneyInput(amount);
  const units = requested === '' ? '' : `${requested}e${coin.decimals}`;
  const message = note.trim().toWellFormed();
  if (currencyCode === 'BTC') return `bitcoin:${address}${formatQuery({ amount: requested, message })}`;
  if (coin.contract === undefined) return `ethereum:${address}@1${formatQuery({ value: units, message })}`;
  return `ethereum:${coin.contract}@1/transfer${formatQuery({ address, uint256: units, message })}`;
}

function formatQuery(parameters: Readonly<Record<string, string>>): string {
  const parts = Object.entries(parameters).filter(([, value]) => value !== '');
  return parts.length === 0 ? '' : `?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
