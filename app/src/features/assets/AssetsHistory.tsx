import { addDays, dayOf } from '@wallet/core/calendar/days';
import { BalanceHistory, type BalanceHistoryState, type HistoryPeriod } from '@wallet/ui/screens/assets';
import { useState } from 'react';
import { loadFailure } from '../../api/errors.ts';
import { useAssets, useInstruments } from '../../data/balances.ts';
import { useOrdersSince } from '../../data/orders/history.ts';
import { useRateHistory } from '../../data/rates.ts';
import { useServices } from '../../providers/Services.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { toBalanceHistory } from './toBalanceHistory.ts';

/** The balance over time, once the customer has come to it; absent where the provider tells no past prices (WISH-017, D-WISH-03). */
export function AssetsHistory() {
  const { clock } = useServices();
  const primary = usePrimaryCurrency();
  const [period, setPeriod] = useState<HistoryPeriod>('30');
  const count = Number(period);
  const to = dayOf(clock.now());
  const from = addDays(to, 1 - count);
  const assets = useAssets();
  const instruments = useInstruments(true);
  const rates = useRateHistory(primary, from, to);
  const orders = useOrdersSince(from, to);
  if (rates.data === null) return null;

  const state = ((): BalanceHistoryState => {
    const failed = [assets, rates, orders].filter(({ data, error }) => data === undefined && error !== null);
    if (failed[0] !== undefined) {
      const onRetry = (): void => failed.forEach(({ refetch }) => void refetch());
      return { kind: 'failed', failure: loadFailure(failed[0].error), onRetry };
    }
    if (assets.data === undefined || rates.data === undefined || orders.data === undefined) return { kind: 'loading' };
    if (orders.data === null) return { kind: 'missing' };
    return toBalanceHistory({ assets: assets.data, orders: orders.data, days: rates.data.days, count, primary });
  })();
  return <BalanceHistory period={period} onPeriod={setPeriod} state={state} leavesOut={(instruments.data?.length ?? 0) > 0} />;
}
