import { type FeeSpeed, feeSpeeds } from '@wallet/contract/operations/fees';
import { toAmountText, money, type Money } from '@wallet/core/money/money';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { generateBytes } from '../../ports/chance.ts';

/** The network of a currency; `currency` pays its fees. Stablecoins and private-equity tokens are on Ethereum. */
export type Blockchain = { readonly currency: string; readonly name: string; readonly network_name: string };

const bitcoin: Blockchain = { currency: 'BTC', name: 'Bitcoin', network_name: 'Bitcoin' };
const ethereum: Blockchain = { currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' };

export function getBlockchain(currency: string): Blockchain {
  return currency === 'BTC' ? bitcoin : ethereum;
}

/**
 * Formats a transaction hash as its network does: Ethereum with a prefix, Bitcoin without (RULE-058, MKT-021).
 * @param bytes 32
 */
export const formatTransactionHash = (currency: string, bytes: Buffer): string =>
  `${getBlockchain(currency) === bitcoin ? '' : '0x'}${bytes.toString('hex')}`;

export const generateTransactionHash = (currency: string): string => formatTransactionHash(currency, generateBytes(32));

type Speeds = Readonly<Record<FeeSpeed, string>>;
type FeeAnswer = {
  readonly type: FeeSpeed;
  readonly description: string;
  readonly fee: number;
  readonly ratio: string;
  readonly time: string;
};

/** Network fees of a transfer in the sandbox, by the currency that pays them (api.md 3.14). */
const quotes: Readonly<Record<string, Speeds>> = {
  BTC: { slow: '0.00006', average: '0.0001', fast: '0.00015' },
  ETH: { slow: '0.00042', average: '0.0007', fast: '0.00105' },
};
/** Expected minutes. */
const minutes: Speeds = { slow: '60', average: '10', fast: '2' };
const ratios: Speeds = { slow: '0.6', average: '1', fast: '1.5' };
const names: Speeds = { slow: 'Slow', average: 'Average', fast: 'Fast' };

/**
 * The current fee of a transfer, in the network's native currency.
 * @param currency of what is sent
 */
export function getNetworkFee(currency: string, speed: FeeSpeed): Money {
  const { currency: native } = getBlockchain(currency);
  const { currencyCode, decimals } = toMoneyCurrency(native);
  const quote = quotes[native];
  if (quote === undefined) throw new Error(`The sandbox has no network of ${native}`);
  return money(quote[speed], currencyCode, decimals);
}

/** All three fees for the wire, where a fee is a JSON number. */
export function listFees(currency: string): Record<FeeSpeed, FeeAnswer> {
  const answer = (type: FeeSpeed): FeeAnswer => ({
    type,
    description: `${names[type]}, about ${minutes[type]} minutes`,
    fee: Number(toAmountText(getNetworkFee(currency, type))),
    ratio: ratios[type],
    time: minutes[type],
  });
  const [slow, average, fast] = feeSpeeds;
  return { slow: answer(slow), average: answer(average), fast: answer(fast) };
}
