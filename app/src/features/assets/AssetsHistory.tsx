import { addDays, toDay } from '@wallet/core/calendar/days';
import { type AssetsScreenProps, BalanceHistory, type BalanceHistoryState, type HistoryPeriod } from '@wallet/ui/screens/assets';
import { useEffect, useMemo, useState } from 'react';
import type { Assets } from '@wallet/contract/holdings/balances';
import type { DynamicRate, GrowRate } from '@wallet/contract/holdings/rates';
import type { DayRates } from '@wallet/core/history/balanceHistory';
import { worthBefore, type WorthChange, worthChange, type WorthOfTwoDays } from '@wallet/core/history/dayChange';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { isZero } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { toLoadFailure } from '../../api/errors.ts';
import { useAssets, useInstruments } from '../../data/balances.ts';
import { useOrdersSince } from '../../data/orders/history.ts';
import { useDynamicRates, useGrowRates, useRateHistory } from '../../data/rates/rates.ts';
import type { PageQuery } from '../../operations/page/toPageState.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { toUsableBalance } from '../../operations/accounts.ts';
import { toBalanceHistory, toGroupCourses } from './toBalanceHistory.ts';
import { convertToPrimary, type Prices } from './assetGroups.ts';

type DayChangeParts = {
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

  const toWorthBefore = (amount: Money, now: Money): Money | null => {
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
    const before = now === null ? null : toWorthBefore(amount, now);
    return now === null || before === null ? null : { now, before };
  });
  const known = worths.filter((worth) => worth !== null);
  return known.length === worths.length ? worthChange(known, into) : null;
}

/** In days. Used for the courses of the groups and as the chart's initial period. */
const DEFAULT_PERIOD = '30';

/** Requests the inputs of a history: the rates and orders of the last `count` days. */
export function useHistoryData(count: number) {
  const clock = useProviderTime();
  const primary = usePrimaryCurrency();
  const to = toDay(clock.now());
  const from = addDays(to, 1 - count);
  return { rates: useRateHistory(primary, from, to), orders: useOrdersSince(from, to), yesterday: addDays(to, -1) };
}

/** The failure of the first query without data. Retrying requests all that failed. Null when none did. */
export function toHistoryFailure(queries: readonly PageQuery<unknown>[]): BalanceHistoryState | null {
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  if (failed[0] === undefined) return null;
  const onRetry = (): void => failed.forEach(({ refetch }) => void refetch());
  return { kind: 'failed', failure: toLoadFailure(failed[0].error), onRetry };
}

type AssetsHistoryProps = {
  readonly onCourses: (courses: NonNullable<AssetsScreenProps['courses']>) => void;
};

/** Today's change and the balance over time. The chart is absent when the provider has no past prices (WISH-017, D-WISH-03, HOME-101). */
export function AssetsHistory({ onCourses }: AssetsHistoryProps) {
  const primary = usePrimaryCurrency();
  const [period, setPeriod] = useState<HistoryPeriod>(DEFAULT_PERIOD);
  const assets = useAssets();
  const instruments = useInstruments(true);
  const dynamic = useDynamicRates();
  const grow = useGrowRates(true);
  const month = useHistoryData(Number(DEFAULT_PERIOD));
  const { rates, orders } = useHistoryData(Number(period));

  const courses = useMemo(() => {
    const days = month.rates.data?.days;
    if (assets.data === undefined || days === undefined || !month.orders.data) return null;
    return toGroupCourses({ assets: assets.data, orders: month.orders.data, days, count: Number(DEFAULT_PERIOD), primary });
  }, [assets.data, month.rates.data, month.orders.data, primary]);
  useEffect(() => (courses === null ? undefined : onCourses(courses)), [courses, onCourses]);

  const yesterday = month.rates.data?.days.find(({ date }) => date === month.yesterday)?.rates;
  const isKnown = assets.data !== undefined && dynamic.data !== undefined && !month.rates.isPending;
  const change = isKnown ? toDayChange({ assets: assets.data, dynamic: dynamic.data, grow: grow.data ?? [], yesterday, primary }) : null;

  const state = ((): BalanceHistoryState => {
    const failure = toHistoryFailure([assets, rates, orders]);
    if (failure !== null) return failure;
    if (rates.data === null) return { kind: 'absent' };
    if (assets.data === undefined || rates.data === undefined || orders.data === undefined) return { kind: 'loading' };
    if (orders.data === null) return { kind: 'missing' };
    return toBalanceHistory({ assets: assets.data, orders: orders.data, days: rates.data.days, count: Number(period), primary });
  })();
  const leavesOut = (instruments.data?.length ?? 0) > 0;
  return <BalanceHistory period={period} onPeriod={setPeriod} {...{ state, change, leavesOut }} />;
}
