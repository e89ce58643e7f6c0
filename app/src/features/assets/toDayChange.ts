import type { Assets } from '@wallet/contract/holdings/balances';
import type { DynamicRate, GrowRate } from '@wallet/contract/holdings/rates';
import type { DayRates } from '@wallet/core/history/balanceHistory';
import { worthBefore, type WorthChange, worthChange, type WorthOfTwoDays } from '@wallet/core/history/dayChange';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { isZero } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { toUsableBalance } from '../../operations/accounts.ts';
import { convertToPrimary, type Prices } from './assetGroups.ts';

export type DayChangeParts = {
  readonly assets: Assets;
  readonly dynamic: readonly DynamicRate[];
  readonly grow: readonly GrowRate[];
  readonly yesterday: DayRates['rates'] | undefined;
  readonly primary: 'EUR' | 'USD';
};

/**
 * Returns how today's price changes affect the accounts' worth (HOME-101). Stocks, bonds and notes are excluded, because yesterday's prices
 * are not available for them. Uses the provider's daily change, else yesterday's rate, and returns null when either is missing for a
 * balance. Money added or withdrawn does not count as a change.
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
  const balances = [...fiat, ...crypto, ...tokens].map(toUsableBalance).filter((amount) => !isZero(amount));
  const worths = balances.map((amount): WorthOfTwoDays | null => {
    const now = convertToPrimary(amount, prices);
    const before = now === null ? null : beforeOf(amount, now);
    return now === null || before === null ? null : { now, before };
  });
  const known = worths.filter((worth) => worth !== null);
  return known.length === worths.length ? worthChange(known, into) : null;
}
