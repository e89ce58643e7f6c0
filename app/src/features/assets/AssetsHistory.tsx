import { BalanceHistory } from '@wallet/ui/screens/assets/BalanceHistory';
import type { BalanceHistoryState, HistoryPeriod } from '@wallet/ui/screens/assets/BalanceHistory.types';
import { useState } from 'react';
import { loadFailure } from '../../api/loadFailure.ts';
import { useAssets } from '../../data/balances/useAssets.ts';
import { useInstruments } from '../../data/balances/useInstruments.ts';
import { useOrdersSince } from '../../data/orders/useOrdersSince.ts';
import { useRateHistory } from '../../data/rates/useRateHistory.ts';
import { useServices } from '../../providers/Services.ts';
import { toBalanceHistory } from './toBalanceHistory.ts';
import { usePrimaryCurrency } from '../../providers/usePrimaryCurrency.ts';

const DAY_MS = 86_400_000;
const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10);

/** The balance over time, once the customer has come to it; absent where the provider tells no past prices (WISH-017, D-WISH-03). */
export function AssetsHistory() {
  const { clock } = useServices();
  const primary = usePrimaryCurrency();
  const [period, setPeriod] = useState<HistoryPeriod>('30');
  const count = Number(period);
  const [to, from] = [dayOf(clock.now()), dayOf(clock.now() - (count - 1) * DAY_MS)];
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
