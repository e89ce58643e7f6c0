import type { DynamicRate } from '@wallet/contract/holdings/rates';
import type { DayRates } from '@wallet/core/history/balanceHistory';
import { worthBefore, type WorthChange, worthChange, type WorthOfTwoDays } from '@wallet/core/history/dayChange';
import { isZero } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { toUsableBalance } from '../../operations/accounts.ts';
import { type AccountAsset, convertToPrimary, type Prices } from './assetGroups.ts';

type DayChangeParts = {
  readonly accounts: readonly AccountAsset[];
  readonly prices: Prices;
  readonly dynamic: readonly DynamicRate[];
  readonly yesterday: DayRates['rates'] | undefined;
};

/**
 * Returns how today's price changes affect the worth of the accounts (HOME-101). Uses the provider's daily change, else yesterday's rate,
 * and returns null when either is missing for a balance. Money added or withdrawn does not count as a change.
 */
export function toDayChange({ accounts, prices, dynamic, yesterday }: DayChangeParts): WorthChange | null {
  const { into } = prices;
  const percents = new Map(dynamic.map(({ symbol, percent }) => [symbol, percent]));

  const toWorthBefore = (amount: Money, now: Money): Money | null => {
    if (amount.currencyCode === into.currencyCode) return now;
    const percent = percents.get(amount.currencyCode);
    if (percent !== undefined) return worthBefore(now, percent);
    const rate = yesterday?.[amount.currencyCode];
    return rate === undefined ? null : multiplyByRate(amount, rate, into, 'down');
  };
  const balances = accounts.map(toUsableBalance).filter((amount) => !isZero(amount));
  const worths = balances.map((amount): WorthOfTwoDays | null => {
    const now = convertToPrimary(amount, prices);
    const before = now === null ? null : toWorthBefore(amount, now);
    return now === null || before === null ? null : { now, before };
  });
  const known = worths.filter((worth) => worth !== null);
  return known.length === worths.length ? worthChange(known, into) : null;
}
