import type { Network } from '../addresses/networkAddress.ts';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { formatMoneyInput } from '../format/formatMoney.ts';
import type { Money } from '../money/money.ts';

/** A request to be paid, as a code or a link states it. */
export type PaymentRequest = {
  readonly network: Network;
  /** The currency requested; null where only an address is named: any coin of its network. */
  readonly currencyCode: string | null;
  readonly address: string;
  /** With the decimals of the chain (`paymentCoin`); null where the payer decides. */
  readonly amount: Money | null;
  /** What the payment is for, '' for nothing. Written by a stranger. */
  readonly note: string;
};

/**
 * Why a text is no payment request that can be followed.
 * - `unknown`: neither an address nor a link of a network we know
 * - `malformed`: a link whose parts cannot be read, or an amount that the chain cannot hold
 * - `invalidAddress`: mistyped or cut, its checksum says
 * - `otherNetwork`: a test network, another chain
 * - `unsupported`: asks for more than a transfer: an unknown token, another call, a name instead of an address, a required part we do not know
 */
export type PaymentRequestIssue = 'unknown' | 'malformed' | 'invalidAddress' | 'otherNetwork' | 'unsupported';

/** A coin that can be asked for by a link. */
export type PaymentCoin = {
  readonly currencyCode: string;
  /** Digits of its smallest unit on the chain; an account may count fewer. */
  readonly decimals: number;
  /** Of an ERC-20 token: its contract on Ethereum's main network, with the checksum of EIP-55. */
  readonly contract?: string;
};

export const bitcoin: PaymentCoin = { currencyCode: 'BTC', decimals: 8 };
export const ether: PaymentCoin = { currencyCode: 'ETH', decimals: 18 };

/** The contracts as their issuers publish them: the provider names none (API 3.7). */
const coins: readonly PaymentCoin[] = [
  bitcoin,
  ether,
  { currencyCode: 'USDC', decimals: 6, contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
  { currencyCode: 'USDT', decimals: 6, contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  { currencyCode: 'DAI', decimals: 18, contract: '0x6B175474E89094C44Da98b954EedeAC495271d0F' },
];

/** The coin of a code; undefined where no link can ask for it. */
export const paymentCoin = (currencyCode: string): PaymentCoin | undefined => coins.find((coin) => coin.currencyCode === currencyCode);

/** The contracts of all tokens: nobody's wallets. */
export const tokenContracts: readonly string[] = coins.flatMap(({ contract = [] }) => contract);

/** The token of a contract, whatever the case of its letters. */
export const tokenOfContract = (contract: string): PaymentCoin | undefined =>
  coins.find((coin) => coin.contract?.toLowerCase() === contract.toLowerCase());

type RequestParts = {
  readonly currencyCode: string;
  readonly address: string;
  /** At most the digits of the chain; null leaves it to the payer. */
  readonly amount: Money | null;
  /** '' for none. */
  readonly note: string;
};

/**
 * A link that asks for a payment: BIP-21 for bitcoin, EIP-681 on the main network for ether and tokens. A note travels as `message`, which
 * EIP-681 does not name: other wallets pass over it.
 * @throws ProgrammingError for a coin that no link can ask for
 * @see WISH-018
 */
export function formatPaymentRequest({ currencyCode, address, amount, note }: RequestParts): string {
  const coin = paymentCoin(currencyCode);
  if (coin === undefined) {
    throw new ProgrammingError(`formatPaymentRequest: no link asks for ${currencyCode}, so it could not be paid. Offer no link for it.`);
  }
  const requested = amount === null ? '' : formatMoneyInput(amount);
  const units = requested === '' ? '' : `${requested}e${coin.decimals}`;
  const message = note.trim().toWellFormed();
  if (currencyCode === 'BTC') return `bitcoin:${address}${query({ amount: requested, message })}`;
  if (coin.contract === undefined) return `ethereum:${address}@1${query({ value: units, message })}`;
  return `ethereum:${coin.contract}@1/transfer${query({ address, uint256: units, message })}`;
}

function query(parameters: Readonly<Record<string, string>>): string {
  const parts = Object.entries(parameters).filter(([, value]) => value !== '');
  return parts.length === 0 ? '' : `?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
