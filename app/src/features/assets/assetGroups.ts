import type { Assets, CryptoAsset, FiatAsset, Instrument, TokenAsset } from '@wallet/contract/balances';
import type { GrowRate } from '@wallet/contract/rates';
import { isStablecoin, unitPriceCurrency } from '@wallet/core/limits/currencies';
import { compareMoney } from '@wallet/core/money/compareMoney';
import { convert, type Rates } from '@wallet/core/money/convert';
import { minMoney } from '@wallet/core/money/minMoney';
import { money, type Currency, type Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/multiplyByRate';
import { atLeastZero } from '@wallet/core/money/signs';
import { sumMoney } from '@wallet/core/money/sumMoney';
import { toMoney } from '../../data/toMoney.ts';

/** Digits of an intermediate value in USD, so that the one rounding is the last. */
const UNIT_PRICE_DECIMALS = 8;

export type AccountAsset = FiatAsset | CryptoAsset | TokenAsset;

/** Crypto holds crypto and stablecoins; the tokens that are none are private equity (D-HOME-02). */
export function groupAccounts({ accounts }: Assets) {
  return {
    cash: accounts.fiat,
    crypto: [...accounts.crypto, ...accounts.tokens.filter(({ symbol }) => isStablecoin(symbol))],
    data: accounts.tokens.filter(({ symbol }) => !isStablecoin(symbol)),
  };
}

/** Stocks and ETFs are one group (HOME-060). */
export function groupInstruments(instruments: readonly Instrument[]) {
  return {
    stocks: instruments.filter(({ type }) => type === 'stock' || type === 'etf'),
    bonds: instruments.filter(({ type }) => type === 'bond'),
    notes: instruments.filter(({ type }) => type === 'note'),
  };
}

/** What is shown and used: the smaller of balance and available, never below zero (HOME-040, HOME-055). */
export function shownBalance({ balance, balance_available: available, currency, decimals }: AccountAsset): Money {
  return atLeastZero(minMoney(money(balance, currency, decimals), money(available, currency, decimals)));
}

export type Prices = { readonly rates: Rates; readonly grow: readonly GrowRate[]; readonly into: Currency };

/** An amount in the primary currency, rounded down; null where a rate is missing: a dash is shown, never a zero (D-HOME-04). */
export function inPrimary(amount: Money, { rates, grow, into }: Prices): Money | null {
  const converted = convert(amount, into, rates, 'down');
  if (converted !== null) return converted;
  const price = grow.find(({ symbol }) => symbol === amount.currencyCode)?.current_price;
  if (price === undefined) return null;
  const inUsd = multiplyByRate(amount, price, { currencyCode: unitPriceCurrency, decimals: UNIT_PRICE_DECIMALS }, 'down');
  return convert(inUsd, into, rates, 'down');
}

/** Each rounded down, then added (D-HOME-03); null where one of them is not known. */
export function sumInPrimary(amounts: readonly Money[], prices: Prices): Money | null {
  const converted = amounts.map((amount) => inPrimary(amount, prices));
  const known = converted.filter((amount) => amount !== null);
  return known.length === converted.length ? sumMoney(known, prices.into) : null;
}

export const instrumentValue = ({ current_value: value, currency }: Instrument): Money => toMoney(value, currency);

/** An amount on its way in or out; null unless above zero (HOME-015, HOME-016). */
export function onItsWay(amount: string, { currency, decimals }: AccountAsset): Money | null {
  const value = money(amount, currency, decimals);
  return compareMoney(value, money('0', currency, decimals)) > 0 ? value : null;
}
