import { cardTopUp } from '@wallet/core/fees/cardTopUp';
import { sepaTopUp, sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { fiatExchange } from '@wallet/core/fees/fiatExchange';
import { buyCoin, buyFeeSetting, buyMinimum, sellCoin, sellMinimum } from '@wallet/core/fees/trade';
import { isPositive } from '@wallet/core/money/arithmetic';
import { amountOf, money, type Money } from '@wallet/core/money/money';
import { divideByRate } from '@wallet/core/money/rates';
import type { OperationsSettings } from '../../operations/operations-settings.ts';
import type { Holding, World } from './world.ts';

// Calculates from the provider's own settings and rates what must result from an amount (RULE-006 to RULE-018). The checks compare it with
// what the provider did.

type SettingName = {
  [K in keyof OperationsSettings]-?: OperationsSettings[K] extends string | undefined ? K : never;
}[keyof OperationsSettings];

/**
 * Returns a figure of the settings.
 * @throws Error when the provider omits a figure that its customers pay by
 */
function setting(settings: OperationsSettings, name: SettingName): string {
  const value = settings[name];
  if (typeof value !== 'string') throw new Error(`API-025 has no setting ${name}, so nothing can be reckoned with it`);
  return value;
}

export const euro = (text: string): Money => money(text, 'EUR', 2);
const dollar = (text: string): Money => money(text, 'USD', 2);
const euroSetting = ({ settings }: Pick<World, 'settings'>, name: SettingName): Money => euro(setting(settings, name));

export const leastTopUp = (world: World): Money => euroSetting(world, 'eur_top_up_sepa_minimal_exclusive');
export const topUpOf = (world: World, amount: Money) =>
  sepaTopUp(amount, {
    fee: euroSetting(world, 'eur_top_up_sepa_fee'),
    minimalExclusive: leastTopUp(world),
    thresholdNoFee: euroSetting(world, 'eur_top_up_sepa_threshold_no_fee'),
  });

export const leastWithdrawal = (world: World): Money => euroSetting(world, 'eur_withdraw_sepa_minimal_exclusive');
export const withdrawalOf = (world: World, amount: Money) =>
  sepaWithdrawal(amount, {
    feeRelative: setting(world.settings, 'eur_withdraw_sepa_fee_relative'),
    feeAbsolute: euroSetting(world, 'eur_withdraw_sepa_fee_absolute'),
    minimalExclusive: leastWithdrawal(world),
  });

export const leastCardTopUp = (world: World): Money => euroSetting(world, 'eur_top_up_card_minimal');
export const cardTopUpOf = (world: World, amount: Money) =>
  cardTopUp(amount, {
    minimal: leastCardTopUp(world),
    feeRelative: setting(world.settings, 'eur_top_up_card_fee_relative'),
    feeAbsolute: euroSetting(world, 'eur_top_up_card_fee_absolute'),
  });

export type Direction = { readonly base: 'EUR' | 'USD'; readonly quote: 'EUR' | 'USD' };
export const leastExchange = ({ settings }: World, { base }: Direction): Money =>
  base === 'EUR' ? euro(setting(settings, 'eur_exchange_usd_minimal')) : dollar(setting(settings, 'usd_exchange_eur_minimal'));
export const exchangeRate = ({ settings }: World, { base }: Direction): string =>
  setting(settings, base === 'EUR' ? 'eur_exchange_usd_rate' : 'usd_exchange_eur_rate');
export const exchangeOf = (world: World, amount: Money, direction: Direction): Money =>
  fiatExchange(amount, direction.quote === 'EUR' ? euro('0') : dollar('0'), {
    rate: exchangeRate(world, direction),
    minimal: leastExchange(world, direction),
  }).received;

/**
 * Returns the prices at which the provider sells and buys a coin, in EUR.
 * @throws Error when it names no price
 */
function priceOf({ rates }: World, code: string) {
  const rate = rates.find(({ base_currency: base, quote_currency: quote }) => base === code && quote === 'EUR');
  if (rate === undefined) throw new Error(`API-022 names no price of ${code} in EUR, so nothing can be reckoned with it`);
  return rate;
}

const currencyOf = ({ code, decimals }: Holding) => ({ currencyCode: code, decimals });
const minimumOf = ({ minimum }: World, kind: 'default' | 'send', { code, decimals }: Holding): Money | null => {
  const text = minimum[kind][code];
  return text === undefined ? null : money(text, code, decimals);
};

export function leastPurchase(world: World, coin: Holding): Money {
  const ofEuro = world.minimum.default['EUR'];
  return buyMinimum(
    { currencyCode: 'EUR', decimals: 2 },
    {
      ofPayment: ofEuro === undefined ? null : euro(ofEuro),
      ofCoin: minimumOf(world, 'default', coin),
      ask: priceOf(world, coin.code).ask,
    },
  );
}
export function purchaseOf(world: World, amount: Money, coin: Holding): Money {
  const fee = buyFeeSetting(coin.code);
  if (fee === null) throw new Error(`No setting names the fee of buying ${coin.code}`);
  const terms = { fee: euroSetting(world, fee), ask: priceOf(world, coin.code).ask, minimum: leastPurchase(world, coin) };
  return buyCoin(amount, currencyOf(coin), terms).received;
}

export const leastSale = (world: World, coin: Holding): Money =>
  sellMinimum(currencyOf(coin), minimumOf(world, 'default', coin), coin.kind === 'stablecoin');
export const saleOf = (world: World, amount: Money, coin: Holding): Money =>
  sellCoin(amount, priceOf(world, coin.code).bid, { currencyCode: 'EUR', decimals: 2 });

export const leastSend = (world: World, coin: Holding): Money => minimumOf(world, 'send', coin) ?? money('0', coin.code, coin.decimals);

/** Returns the smallest amount to sell or send: the minimum, or for a coin without one the equivalent of 1 EUR. */
export const smallest = (world: World, least: Money, coin: Holding): Money =>
  isPositive(least) ? least : divideByRate(euro('1.00'), priceOf(world, coin.code).bid, currencyOf(coin), 'up');

/** Compares a returned figure with the expected one. */
export const figureProblem = (answered: string | undefined, due: Money): string | undefined =>
  answered === amountOf(due) ? undefined : `answers ${answered ?? 'nothing'} where ${amountOf(due)} is due`;
