import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { formatMoneyInput } from '../format/formatMoney.ts';
import type { Money } from '../money/money.ts';
import { paymentCoin } from './paymentCoin.ts';

type Asked = {
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
export function formatPaymentRequest({ currencyCode, address, amount, note }: Asked): string {
  const coin = paymentCoin(currencyCode);
  if (coin === undefined) {
    throw new ProgrammingError(`formatPaymentRequest: no link asks for ${currencyCode}, so nobody could pay it. Offer none.`);
  }
  const asked = amount === null ? '' : formatMoneyInput(amount);
  const units = asked === '' ? '' : `${asked}e${coin.decimals}`;
  const message = note.trim().toWellFormed();
  if (currencyCode === 'BTC') return `bitcoin:${address}${query({ amount: asked, message })}`;
  if (coin.contract === undefined) return `ethereum:${address}@1${query({ value: units, message })}`;
  return `ethereum:${coin.contract}@1/transfer${query({ address, uint256: units, message })}`;
}

function query(parameters: Readonly<Record<string, string>>): string {
  const parts = Object.entries(parameters).filter(([, value]) => value !== '');
  return parts.length === 0 ? '' : `?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
