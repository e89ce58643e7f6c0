import type { Operations } from '@wallet/contract/accounts';
import type { Assets } from '@wallet/contract/balances';
import type { PublicRate } from '@wallet/contract/rates';
import { buyMinimum } from '@wallet/core/fees/buy';
import { buyFeeSetting } from '@wallet/core/fees/buyFeeSetting';
import { sellMinimum } from '@wallet/core/fees/sell';
import { buyInCurrency, fiatDecimals, isStablecoin, maxCryptoDecimals } from '@wallet/core/limits/currencies';
import { minMoney } from '@wallet/core/money/minMoney';
import { money, type Currency, type Money } from '@wallet/core/money/money';
import { atLeastZero, isPositive } from '@wallet/core/money/signs';
import { zeroMoney } from '@wallet/core/money/zeroMoney';
import type { BuyContent, SellContent, TradeAccount, TradeContent } from '@wallet/ui/screens/trade/TradeScreen.types';
import { buySources, sellTargets } from '../../operations/accounts/accountTargets.ts';
import { isLocked } from '../../operations/accounts/isLocked.ts';
import type { Pair } from './Pair.ts';

/** What the provider knows of a trade: the pairs and fees, the balances, the prices of now. */
export type TradeFacts = { readonly operations: Operations; readonly assets: Assets; readonly rates: readonly PublicRate[] };

/** `unknown`: no such accounts, or no pair of them (LEG-042, D-LEG-01). `incomplete`: a setting is missing (D-HOME-23). */
export type TradeRead<Content> =
  { readonly kind: 'unknown' } | { readonly kind: 'incomplete' } | { readonly kind: 'ready'; readonly content: Content };

type Accounts = Assets['accounts'];
type Coin = Accounts['crypto'][number] | Accounts['tokens'][number];
type Figures = Pick<Coin, 'currency' | 'decimals' | 'balance' | 'balance_available'>;

const EURO: Currency = { currencyCode: buyInCurrency, decimals: fiatDecimals };

/** The smaller of balance and available balance, never below zero (D-LEG-09). */
function spendable({ currency, decimals, balance, balance_available: available }: Figures): Money {
  return atLeastZero(minMoney(money(balance, currency, decimals), money(available, currency, decimals)));
}

function coinOf({ crypto, tokens }: Accounts, { coinType, coinId }: Pair): Coin | undefined {
  if (coinType === 'crypto') return crypto.find(({ id }) => id === coinId);
  return tokens.find(({ id, currency }) => id === coinId && isStablecoin(currency));
}

/** The EUR accounts of the other side, by the ids that the operations list names: coins are bought with EUR (LIM-076). */
function euroAccounts({ fiat }: Accounts, ids: readonly number[]): readonly TradeAccount[] {
  return fiat
    .filter(({ id, currency }) => ids.includes(id) && currency === buyInCurrency)
    .map((account) => ({ id: account.id, name: account.name, balance: spendable(account) }));
}

const namedMinimum = ({ minimum }: Assets, { currencyCode, decimals }: Currency): Money | null => {
  const named = minimum.default[currencyCode];
  return named === undefined ? null : money(named, currencyCode, decimals);
};

type Common = { readonly coin: Coin; readonly native: Coin | undefined; readonly content: Omit<TradeContent, 'minimum' | 'price'> };

/** What both directions know of the pair; null where it is not offered. `ids` of the fiat accounts that the list pairs with the coin. */
function commonOf({ operations, assets: { accounts } }: TradeFacts, pair: Pair, ids: readonly number[]): Common | null {
  const coin = coinOf(accounts, pair);
  const euro = euroAccounts(accounts, ids);
  if (operations.settings.exchange_disabled || coin === undefined || !euro.some(({ id }) => id === pair.accountId)) return null;
  const native = accounts.crypto.find(({ currency }) => currency === coin.blockchain.currency);
  const hasFees = native !== undefined && isPositive(spendable(native));
  const locked = [coin, ...(native === undefined || native === coin ? [] : [native])].filter(isLocked);
  return {
    coin,
    native,
    content: {
      // A stablecoin has a name alone (D-LEG-02).
      title: 'title' in coin && coin.title !== '' ? coin.title : coin.name,
      balance: spendable(coin),
      accounts: euro,
      accountId: pair.accountId,
      needsWarning: pair.coinType === 'stablecoin' && !hasFees,
      locked: locked.map(({ currency }) => currency),
    },
  };
}

const rateOf = (rates: readonly PublicRate[], code: string): PublicRate | undefined =>
  rates.find(({ base_currency: base, quote_currency: quote }) => base === code && quote === buyInCurrency);

/** What the purchase page shows of a pair (LEG-001, LEG-012, LEG-046). */
export function toBuyContent(facts: TradeFacts, pair: Pair): TradeRead<BuyContent> {
  const common = commonOf(facts, pair, buySources(facts.operations, pair.coinType, pair.coinId));
  if (common === null) return { kind: 'unknown' };
  const { coin, content } = common;
  const setting = buyFeeSetting(coin.currency);
  const fee = setting === null ? undefined : facts.operations.settings[setting];
  if (fee === undefined) return { kind: 'incomplete' };
  const price = rateOf(facts.rates, coin.currency)?.ask ?? null;
  const ofPayment = namedMinimum(facts.assets, EURO);
  const ofCoin = price === null ? null : namedMinimum(facts.assets, { currencyCode: coin.currency, decimals: coin.decimals });
  const minimum = buyMinimum(EURO, { ofPayment, ofCoin, ask: price ?? '0' });
  return { kind: 'ready', content: { ...content, price, minimum, fee: money(fee, buyInCurrency, fiatDecimals) } };
}

/** What the sale page shows of a pair (LEG-002, LEG-012). */
export function toSellContent(facts: TradeFacts, pair: Pair): TradeRead<SellContent> {
  const common = commonOf(facts, pair, sellTargets(facts.operations, pair.coinId));
  if (common === null) return { kind: 'unknown' };
  const { coin, native, content } = common;
  const currency = { currencyCode: coin.currency, decimals: coin.decimals };
  return {
    kind: 'ready',
    content: {
      ...content,
      price: rateOf(facts.rates, coin.currency)?.bid ?? null,
      minimum: sellMinimum(currency, namedMinimum(facts.assets, currency), pair.coinType === 'stablecoin'),
      feeBalance:
        native === undefined ? zeroMoney({ currencyCode: coin.blockchain.currency, decimals: maxCryptoDecimals }) : spendable(native),
      isBlocked: isLocked(coin),
    },
  };
}
