import type { Assets } from '@wallet/contract/holdings/balances';
import type { DynamicRate, GrowRate } from '@wallet/contract/holdings/rates';
import type { DayRates } from '@wallet/core/history/balanceHistory';
import { worthBefore, type WorthChange, worthChange, type WorthOfTwoDays } from '@wallet/core/history/dayChange';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { isZero } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { inPrimary, type Prices, shownBalance } from './assetGroups.ts';

export type DayChangeParts = {
  readonly assets: Assets;
  readonly dynamic: readonly DynamicRate[];
  readonly grow: readonly GrowRate[];
  /** Prices of the day before today; undefined where they are not known. */
  readonly yesterday: DayRates['rates'] | undefined;
  readonly primary: 'EUR' | 'USD';
};

/**
 * What prices have changed today in the accounts (HOME-101): of stocks, bonds and notes nobody tells the price of yesterday. A price's change is the provider's of the day, else what it was yesterday;
 * one that is not known leaves the whole unknown. Money that came or went is no change of a price.
 */
export function toDayChange({ assets, dynamic, grow, yesterday, primary }: DayChangeParts): WorthChange | null {
  const into = { currencyCode: primary, decimals: fiatDecimals };
  const prices: Prices = { rates: assets.currencies, grow, into };
  const percents = new Map(dynamic.map(({ symbol, percent }) => [symbol, percent]));

  const beforeOf = (amount: Money, now: Money): Money | null => {
    if (amount.currencyCode === primary) return now;
    const percent = percents.get(amount.currencyCode);
    if (percent !== undefined) return worthBefore(now, percent);
    const rate = yesterday?.[amount.currencyCode];
    return rate === undefined ? null : multiplyByRate(amount, rate, into, 'down');
  };
  const { fiat, crypto, tokens } = assets.accounts;
  const balances = [...fiat, ...crypto, ...tokens].map(shownBalance).filter((amount) => !isZero(amount));
  const worths = balances.map((amount): WorthOfTwoDays | null => {
    const now = inPrimary(amount, prices);
    const before = now === null ? null : beforeOf(amount, now);
    return now === null || before === null ? null : { now, before };
  });
  const known = worths.filter((worth) => worth !== null);
  return known.length === worths.length ? worthChange(known, into) : null;
}
