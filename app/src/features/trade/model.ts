import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Assets } from '@wallet/contract/holdings/balances';
import type { PublicRate } from '@wallet/contract/holdings/rates';
import { isUsableRate } from '@wallet/core/fees/price';
import { buyFeeSetting, buyMinimum, sellMinimum } from '@wallet/core/fees/trade';
import { buyInCurrency, fiatDecimals, maxCryptoDecimals } from '@wallet/core/limits/currencies';
import { isPositive } from '@wallet/core/money/arithmetic';
import { toAmountText, type Currency, money, type Money, zeroMoney } from '@wallet/core/money/money';
import type { PageState } from '@wallet/ui/patterns/PageStates';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import type { BuyContent, BuyField, SellContent, TradeAccount, TradeCoin, TradeContent, TradeRefusal } from '@wallet/ui/screens/trade';
import { useState } from 'react';
import { attempt, type NewOrder } from '../../api/outcome.ts';
import { useOperations } from '../../data/accounts.ts';
import { useAssets } from '../../data/balances.ts';
import { useRefreshPublicRates, usePublicRates } from '../../data/rates/rates.ts';
import { useBuyCoin } from '../../data/trades.ts';
import { getTradableCoins } from '../../operations/operationPaths.ts';
import {
  type CoinAccount,
  type CoinType,
  findCoinAccount,
  getBuySources,
  getProviderName,
  getSellTargets,
  isCoinType,
  isLocked,
  toUsableBalance,
} from '../../operations/accounts.ts';
import { type HeldHrefs, useHeldHrefs } from '../../operations/heldHrefs.ts';
import { readId } from '../../operations/page/address.ts';
import type { PageRead } from '../../operations/page/renderRead.tsx';
import { type PageQuery, toPageState } from '../../operations/page/toPageState.ts';
import { useIntents } from '../../api/useIntents.ts';
import { useSession } from '../../providers/Services.ts';
import { useDeviceValue } from '../../providers/useDeviceValue.ts';
import { customerKeys } from '../../storage/keys.ts';
import { toTradeRefusal } from './tradeRules.ts';

/** Everything a trade depends on, requested again on entry. Prices are polled every 15 s unless the customer is submitting (D-LEG-05). */
export function useTradeFacts(isSubmitting: boolean): PageQuery<TradeFacts> {
  const operations = useOperations({ onEntry: true });
  const assets = useAssets({ onEntry: true });
  const rates = usePublicRates(!isSubmitting);
  const heldHrefs = useHeldHrefs();
  const isKnown = operations.data !== undefined && assets.data !== undefined;
  return {
    data: isKnown
      ? {
          operations: operations.data,
          assets: assets.data,
          rates: rates.data ?? assets.data.public_rates,
          ratesAt: rates.data === undefined ? assets.dataUpdatedAt : rates.dataUpdatedAt,
          heldHrefs,
        }
      : undefined,
    error: operations.error ?? assets.error,
    dataUpdatedAt: Math.min(operations.dataUpdatedAt, assets.dataUpdatedAt),
    refetch: () => [operations.refetch(), assets.refetch()],
  };
}

/** The stablecoin warning, which this customer can hide on this device (LEG-006, D-LEG-18). */
export function useLimitedWarning() {
  const [kept, write] = useDeviceValue(customerKeys.stablecoinWarning(useSession()?.userId ?? ''));
  return {
    isHidden: kept === 'hidden',
    onWarningClosed: (isNeverAgain: boolean): void => {
      if (isNeverAgain) write('hidden');
    },
  };
}

/** Maps the facts to the state of the page. Null for an unknown pair. Incomplete data is shown as a load failure. */
export function toTradePage<Content extends TradeContent>(
  query: PageQuery<TradeFacts>,
  read: (facts: TradeFacts) => PageRead<Content>,
  isWarningHidden: boolean,
): PageState<Content> | null {
  const done = query.data && read(query.data);
  if (done?.kind === 'unknown') return null;
  if (done?.kind === 'incomplete') return { kind: 'failed', failure: 'unexpected', onRetry: () => void query.refetch() };
  return toPageState({ ...query, data: done?.view }, (content) => ({
    ...content,
    needsWarning: content.needsWarning && !isWarningHidden,
  }));
}

export type TradeFacts = {
  readonly operations: Operations;
  readonly assets: Assets;
  readonly rates: readonly PublicRate[];
  /** When the prices were received, in epoch milliseconds of the device. Left out in tests. */
  readonly ratesAt?: number;
  readonly heldHrefs?: HeldHrefs;
};

const EURO: Currency = { currencyCode: buyInCurrency, decimals: fiatDecimals };

/** Stablecoins only have a name (D-LEG-02). */
const getTitle = (coin: CoinAccount): string => ('title' in coin && coin.title !== '' ? coin.title : coin.name);

/** Returns the EUR accounts among `ids`. Coins are bought with EUR (LIM-076). */
function toEuroAccounts(operations: Operations, { fiat }: Assets['accounts'], ids: readonly number[]): readonly TradeAccount[] {
  return fiat
    .filter(({ id, currency }) => ids.includes(id) && currency === buyInCurrency)
    .map(({ id, ...account }) => ({
      id,
      name: account.name,
      provider: getProviderName(
        operations,
        operations.accounts.find((one) => one.id === id),
      ),
      balance: toUsableBalance(account),
    }));
}

const getMinimum = ({ minimum }: Assets, { currencyCode, decimals }: Currency): Money | null => {
  const named = minimum.default[currencyCode];
  return named === undefined ? null : money(named, currencyCode, decimals);
};

type CommonParts = {
  readonly coin: CoinAccount;
  readonly native: CoinAccount | undefined;
  readonly content: Omit<TradeContent, 'price' | 'middleRate'>;
};

/** Returns what both directions have in common, or null when the pair is not offered. `ids` are the fiat accounts paired with the coin. */
function toCommonParts({ operations, assets, heldHrefs }: TradeFacts, pair: Pair, ids: readonly number[]): CommonParts | null {
  const coin = findCoinAccount(assets, pair.coinType, pair.coinId);
  const euro = toEuroAccounts(operations, assets.accounts, ids);
  if (operations.settings.exchange_disabled || coin === undefined || !euro.some(({ id }) => id === pair.accountId)) return null;
  const native = assets.accounts.crypto.find(({ currency }) => currency === coin.blockchain.currency);
  const hasFees = native !== undefined && isPositive(toUsableBalance(native));
  const locked = [coin, ...(native === undefined || native === coin ? [] : [native])].filter(isLocked);
  return {
    coin,
    native,
    content: {
      title: getTitle(coin),
      balance: toUsableBalance(coin),
      coin: `${pair.coinType}:${coin.id}`,
      accounts: euro,
      accountId: pair.accountId,
      needsWarning: pair.coinType === 'stablecoin' && !hasFees,
      locked: locked.map(({ currency }) => currency),
      heldHrefs,
    },
  };
}

const findRate = (rates: readonly PublicRate[], code: string): PublicRate | undefined =>
  rates.find(({ base_currency: base, quote_currency: quote }) => base === code && quote === buyInCurrency);

/**
 * The middle rate from the same response as the price, so that all rows use one rate. Left out when the provider has no prices (PRICE-001,
 * PRICE-006).
 */
function toMiddleRate({ operations: { settings } }: TradeFacts, rate: PublicRate | undefined): Pick<TradeContent, 'middleRate'> {
  if (settings.price_details !== true) return {};
  return { middleRate: isUsableRate(rate?.mid_price) ? rate.mid_price : null };
}

/** The time of a moving price, and whether trading is paused (MKT-010, MKT-016). */
const toMarketState = (rate: PublicRate | undefined): Pick<TradeContent, 'pricedAt' | 'isPaused'> => ({
  ...(rate?.at === undefined ? {} : { pricedAt: Date.parse(rate.at) }),
  ...(rate?.halted === true ? { isPaused: true } : {}),
});

/** Returns the price to send with a submit. A fixed price is not sent (MKT-014). */
export const getShownRate = ({ price, pricedAt }: TradeContent): string | undefined =>
  pricedAt === undefined ? undefined : (price ?? undefined);

/** The coins of the picker (D-LEG-01). */
const toCoins = ({ operations, assets }: TradeFacts, way: 'buy' | 'sell'): readonly TradeCoin[] =>
  getTradableCoins(operations, assets, way).map(({ coinType, coin }) => ({
    value: `${coinType}:${coin.id}`,
    name: getTitle(coin),
    balance: toUsableBalance(coin),
  }));

/** Returns the pair with another coin of the picker, keeping the account if possible. Null for an unknown coin. */
export function toPairWithCoin({ operations, assets }: TradeFacts, way: 'buy' | 'sell', pair: Pair, chosen: string): Pair | null {
  const next = getTradableCoins(operations, assets, way).find(({ coinType, coin }) => `${coinType}:${coin.id}` === chosen);
  const accountId = next?.accountIds.find((id) => id === pair.accountId) ?? next?.accountIds[0];
  return next === undefined || accountId === undefined ? null : { coinType: next.coinType, coinId: next.coin.id, accountId };
}

/** Maps a pair to the purchase page (LEG-001, LEG-012, LEG-046). `unknown`: no such accounts, or not a pair (LEG-042, D-LEG-01). */
export function toBuyContent(facts: TradeFacts, pair: Pair): PageRead<BuyContent> {
  const common = toCommonParts(facts, pair, getBuySources(facts.operations, pair.coinType, pair.coinId));
  if (common === null) return { kind: 'unknown' };
  const { coin, content } = common;
  const setting = buyFeeSetting(coin.currency);
  const fee = setting === null ? undefined : facts.operations.settings[setting];
  if (fee === undefined) return { kind: 'incomplete' };
  const rate = findRate(facts.rates, coin.currency);
  const price = rate?.ask ?? null;
  const ofPayment = getMinimum(facts.assets, EURO);
  const ofCoin = price === null ? null : getMinimum(facts.assets, { currencyCode: coin.currency, decimals: coin.decimals });
  const minimum = buyMinimum(EURO, { ofPayment, ofCoin, ask: price ?? '0' });
  return {
    kind: 'ready',
    view: {
      ...content,
      coins: toCoins(facts, 'buy'),
      price,
      priceAt: facts.ratesAt,
      ...toMarketState(rate),
      ...toMiddleRate(facts, rate),
      minimum,
      fee: money(fee, buyInCurrency, fiatDecimals),
    },
  };
}

/** Maps a pair to the sale page (LEG-002, LEG-012). */
export function toSellContent(facts: TradeFacts, pair: Pair): PageRead<SellContent> {
  const common = toCommonParts(facts, pair, getSellTargets(facts.operations, pair.coinId));
  if (common === null) return { kind: 'unknown' };
  const { coin, native, content } = common;
  const currency = { currencyCode: coin.currency, decimals: coin.decimals };
  const rate = findRate(facts.rates, coin.currency);
  return {
    kind: 'ready',
    view: {
      ...content,
      coins: toCoins(facts, 'sell'),
      price: rate?.bid ?? null,
      priceAt: facts.ratesAt,
      ...toMarketState(rate),
      ...toMiddleRate(facts, rate),
      minimum: sellMinimum(currency, getMinimum(facts.assets, currency), pair.coinType === 'stablecoin'),
      feeBalance:
        native === undefined ? zeroMoney({ currencyCode: coin.blockchain.currency, decimals: maxCryptoDecimals }) : toUsableBalance(native),
      isBlocked: isLocked(coin),
    },
  };
}

/** The coin bought or sold, and the fiat account that pays or is credited. */
export type Pair = { readonly coinType: CoinType; readonly coinId: number; readonly accountId: number };

/** Parses the pair in a path. Null when it is invalid (D-LEG-01). */
export function readPair({ coinType, coinId, accountId }: Readonly<Record<string, string | undefined>>): Pair | null {
  const [coin, account] = [readId(coinId), readId(accountId)];
  if (coin === null || account === null || !isCoinType(coinType)) return null;
  return { coinType, coinId: coin, accountId: account };
}

const rules = { fields: { amount: 'amount', account: 'account' }, special: toTradeRefusal } as const;

/** A purchase. `done` carries the new order. The page navigates, not the hook. Submitting again after a lost response does not buy twice (D-LEG-21). */
export function useBuy({ coinType, coinId, accountId }: Pair) {
  const buy = useBuyCoin();
  const freshRates = useRefreshPublicRates();
  /**
   * The price is not part of the intent. After a lost response the first price is sent again, so that only one purchase is made (MKT-018).
   */
  const intents = useIntents<string | undefined>();
  const [isSubmitting, setSubmitting] = useState(false);
  return {
    isSubmitting,
    submit: async (volume: Money, rate?: string): Promise<CallOutcome<BuyField, TradeRefusal, NewOrder>> => {
      const amount = toAmountText(volume);
      setSubmitting(true);
      try {
        const outcome = await intents.send(`buy ${coinType} ${coinId} ${accountId} ${amount}`, rate, (idempotencyKey, sent) =>
          attempt(() => buy({ coinType, coinId, account: accountId, amount, rate: sent, idempotencyKey }), rules),
        );
        if (outcome.kind === 'priceChanged') await freshRates();
        return outcome;
      } finally {
        setSubmitting(false);
      }
    },
  };
}
