import { addDays, toDay } from '@wallet/core/calendar/days';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { type AssetsScreenProps, BalanceHistory, type BalanceHistoryState, type HistoryPeriod } from '@wallet/ui/screens/assets';
import { useEffect, useMemo, useState } from 'react';
import { toLoadFailure } from '../../api/errors.ts';
import { useAssets, useInstruments } from '../../data/balances.ts';
import { useOrdersSince } from '../../data/orders/history.ts';
import { useDynamicRates, useGrowRates, useRateHistory } from '../../data/rates/rates.ts';
import type { PageQuery } from '../../operations/page/toPageState.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { type AccountGroupName, groupAccounts } from './assetGroups.ts';
import { toBalanceHistory, toGroupCourses, toGroupHistory } from './toBalanceHistory.ts';
import { toDayChange } from './toDayChange.ts';

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

/** Today's change and the worth by day of one group's accounts, or of all accounts without a group. */
function useHistory(group: AccountGroupName | null) {
  const primary = usePrimaryCurrency();
  const [period, setPeriod] = useState<HistoryPeriod>(DEFAULT_PERIOD);
  const assets = useAssets();
  const dynamic = useDynamicRates();
  const grow = useGrowRates(true);
  const month = useHistoryData(Number(DEFAULT_PERIOD));
  const { rates, orders } = useHistoryData(Number(period));

  const yesterday = month.rates.data?.days.find(({ date }) => date === month.yesterday)?.rates;
  const change = (() => {
    if (assets.data === undefined || dynamic.data === undefined || month.rates.isPending) return null;
    const groups = groupAccounts(assets.data);
    const into = { currencyCode: primary, decimals: fiatDecimals };
    return toDayChange({
      accounts: group === null ? Object.values(groups).flat() : groups[group],
      prices: { rates: assets.data.currencies, grow: grow.data ?? [], into },
      dynamic: dynamic.data,
      yesterday,
    });
  })();

  const state = ((): BalanceHistoryState => {
    const failure = toHistoryFailure([assets, rates, orders]);
    if (failure !== null) return failure;
    if (rates.data === null) return { kind: 'absent' };
    if (assets.data === undefined || rates.data === undefined || orders.data === undefined) return { kind: 'loading' };
    if (orders.data === null) return { kind: 'missing' };
    const parts = { assets: assets.data, orders: orders.data, days: rates.data.days, count: Number(period), primary };
    return group === null ? toBalanceHistory(parts) : toGroupHistory(group, parts);
  })();
  return { assets, month, primary, view: { period, onPeriod: setPeriod, state, change } };
}

type AssetsHistoryProps = {
  readonly onCourses: (courses: NonNullable<AssetsScreenProps['courses']>) => void;
};

/**
 * Today's change and the worth of the accounts over time. Stocks, bonds and notes are excluded, because their past prices are not
 * available. The chart is absent when the provider has no past prices at all (WISH-017, D-WISH-03, HOME-101).
 */
export function AssetsHistory({ onCourses }: AssetsHistoryProps) {
  const { assets, month, primary, view } = useHistory(null);
  const instruments = useInstruments(true);
  // One that failed is not waited for, although the other may still be tried.
  const hasFailed = [month.rates, month.orders].some(({ data, error }) => data === undefined && error !== null);
  const courses = useMemo(() => {
    if (hasFailed) return {};
    if (assets.data === undefined || month.rates.isPending || month.orders.isPending) return null;
    const days = month.rates.data?.days;
    if (days === undefined || !month.orders.data) return {};
    return toGroupCourses({ assets: assets.data, orders: month.orders.data, days, count: Number(DEFAULT_PERIOD), primary });
  }, [hasFailed, assets.data, month.rates.isPending, month.rates.data, month.orders.isPending, month.orders.data, primary]);
  useEffect(() => (courses === null ? undefined : onCourses(courses)), [courses, onCourses]);
  return <BalanceHistory {...view} leavesOut={instruments.data?.length !== 0} />;
}

/** Today's change and the worth over time of one group (HOME-108). */
export function GroupHistory({ group }: { readonly group: AccountGroupName }) {
  return <BalanceHistory {...useHistory(group).view} />;
}
