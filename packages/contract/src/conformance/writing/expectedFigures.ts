import { cardTopUp } from '@wallet/core/fees/cardTopUp';
import { sepaTopUp, sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { fiatExchange } from '@wallet/core/fees/fiatExchange';
import { calculatePurchase, buyFeeSetting, buyMinimum, calculateProceeds, sellMinimum } from '@wallet/core/fees/trade';
import { isPositive } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money } from '@wallet/core/money/money';
import { divideByRate } from '@wallet/core/money/rates';
import type { OperationsSettings } from '../../operations/operations-settings.ts';
import type { Holding, ProviderState } from './world.ts';

// Calculates from the provider's own settings and rates what must result from an amount (RULE-006 to RULE-018). The checks compare it with
// what the provider did.

type SettingName = {
  [K in keyof OperationsSettings]-?: OperationsSettings[K] extends string | undefined ? K : never;
}[keyof OperationsSettings];

/**
 * Returns a figure of the settings.
 * @throws Error when the provider omits a figure that its customers pay by
 */
function getSetting(settings: OperationsSettings, name: SettingName): string {
  const value = settings[name];
  if (typeof value !== 'string') throw new Error(`API-025 has no setting ${name}, so nothing can be reckoned with it`);
  return value;
}

export const euro = (text: string): Money => money(text, 'EUR', 2);
const dollar = (text: string): Money => money(text, 'USD', 2);
const getEuroSetting = ({ settings }: Pick<ProviderState, 'settings'>, name: SettingName): Money => euro(getSetting(settings, name));

export const getMinimumTopUp = (world: ProviderState): Money => getEuroSetting(world, 'eur_top_up_sepa_minimal_exclusive');
export const calculateTopUp = (world: ProviderState, amount: Money) =>
  sepaTopUp(amount, {
    fee: getEuroSetting(world, 'eur_top_up_sepa_fee'),
    minimalExclusive: getMinimumTopUp(world),
    thresholdNoFee: getEuroSetting(world, 'eur_top_up_sepa_threshold_no_fee'),
  });

export const getMinimumWithdrawal = (world: ProviderState): Money => getEuroSetting(world, 'eur_withdraw_sepa_minimal_exclusive');
export const calculateWithdrawal = (world: ProviderState, amount: Money) =>
  sepaWithdrawal(amount, {
    feeRelative: getSetting(world.settings, 'eur_withdraw_sepa_fee_relative'),
    feeAbsolute: getEuroSetting(world, 'eur_withdraw_sepa_fee_absolute'),
    minimalExclusive: getMinimumWithdrawal(world),
  });

export const getMinimumCardTopUp = (world: ProviderState): Money => getEuroSetting(world, 'eur_top_up_card_minimal');
export const calculateExpectedCardTopUp = (world: ProviderState, amount: Money) =>
  cardTopUp(amount, {
    minimal: getMinimumCardTopUp(world),
    feeRelative: getSetting(world.settings, 'eur_top_up_card_fee_relative'),
    feeAbsolute: getEuroSetting(world, 'eur_top_up_card_fee_absolute'),
  });

export type Direction = { readonly base: 'EUR' | 'USD'; readonly quote: 'EUR' | 'USD' };
export const getMinimumExchange = ({ settings }: ProviderState, { base }: Direction): Money =>
  base === 'EUR' ? euro(getSetting(settings, 'eur_exchange_usd_minimal')) : dollar(getSetting(settings, 'usd_exchange_eur_minimal'));
export const getExchangeRate = ({ settings }: ProviderState, { base }: Direction): string =>
  getSetting(settings, base === 'EUR' ? 'eur_exchange_usd_rate' : 'usd_exchange_eur_rate');
export const calculateExchange = (world: ProviderState, amount: Money, direction: Direction): Money =>
  fiatExchange(amount, direction.quote === 'EUR' ? euro('0') : dollar('0'), {
    rate: getExchangeRate(world, direction),
    minimal: getMinimumExchange(world, direction),
  }).arrives;

/**
 * Returns the prices at which the provider sells and buys a coin, in EUR.
 * @throws Error when it names no price
 */
function getPrices({ rates }: ProviderState, code: string) {
  const rate = rates.find(({ base_currency: base, quote_currency: quote }) => base === code && quote === 'EUR');
  if (rate === undefined) throw new Error(`API-022 names no price of ${code} in EUR, so nothing can be reckoned with it`);
  return rate;
}

const getCurrency = ({ code, decimals }: Holding) => ({ currencyCode: code, decimals });
const getMinimum = ({ minimum }: ProviderState, kind: 'default' | 'send', { code, decimals }: Holding): Money | null => {
  const text = minimum[kind][code];
  return text === undefined ? null : money(text, code, decimals);
};

export function getMinimumPurchase(world: ProviderState, coin: Holding): Money {
  const ofEuro = world.minimum.default['EUR'];
  return buyMinimum(
    { currencyCode: 'EUR', decimals: 2 },
    {
      ofPayment: ofEuro === undefined ? null : euro(ofEuro),
      ofCoin: getMinimum(world, 'default', coin),
      ask: getPrices(world, coin.code).ask,
    },
  );
}
export function calculateExpectedPurchase(world: ProviderState, amount: Money, coin: Holding): Money {
  const fee = buyFeeSetting(coin.code);
  if (fee === null) throw new Error(`No setting names the fee of buying ${coin.code}`);
  const terms = { fee: getEuroSetting(world, fee), ask: getPrices(world, coin.code).ask, minimum: getMinimumPurchase(world, coin) };
  return calculatePurchase(amount, getCurrency(coin), terms).arrives;
}

export const getMinimumSale = (world: ProviderState, coin: Holding): Money =>
  sellMinimum(getCurrency(coin), getMinimum(world, 'default', coin), coin.kind === 'stablecoin');
export const calculateSale = (world: ProviderState, amount: Money, coin: Holding): Money =>
  calculateProceeds(amount, getPrices(world, coin.code).bid, { currencyCode: 'EUR', decimals: 2 });

export const getMinimumSend = (world: ProviderState, coin: Holding): Money =>
  getMinimum(world, 'send', coin) ?? money('0', coin.code, coin.decimals);

/** Returns the smallest amount to sell or send: the minimum, or for a coin without one the equivalent of 1 EUR. */
export const getSmallestAmount = (world: ProviderState, least: Money, coin: Holding): Money =>
  isPositive(least) ? least : divideByRate(euro('1.00'), getPrices(world, coin.code).bid, getCurrency(coin), 'up');

export const compareFigure = (answered: string | undefined, due: Money): string | undefined =>
  answered === toAmountText(due) ? undefined : `answers ${answered ?? 'nothing'} where ${toAmountText(due)} is due`;
