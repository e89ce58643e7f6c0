import { BalanceHistory, type BalanceHistoryState, type HistoryPeriod } from '@wallet/ui/screens/assets';
import { useState } from 'react';
import { useAssets } from '../../data/balances.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import type { AccountRef } from './assetGroups.ts';
import { toHistoryFailure, useHistoryData } from './AssetsHistory.tsx';
import { toAccountHistory, toPriceHistory } from './toBalanceHistory.ts';

/** The account's chart: the price of a coin, or the balance of a fiat account (HOME-107). */
export function AccountHistory({ account: { kind, code } }: { readonly account: AccountRef }) {
  const primary = usePrimaryCurrency();
  const [period, setPeriod] = useState<HistoryPeriod>('30');
  const count = Number(period);
  const assets = useAssets();
  const { rates, orders } = useHistoryData(count);
  const isMoney = kind === 'fiat';

  const state = ((): BalanceHistoryState => {
    const failure = toHistoryFailure(isMoney ? [assets, rates, orders] : [rates]);
    if (failure !== null) return failure;
    if (rates.data === undefined) return { kind: 'loading' };
    if (rates.data === null) return { kind: 'absent' };
    if (!isMoney) return toPriceHistory(code, rates.data.days, count, primary);
    if (assets.data === undefined || orders.data === undefined) return { kind: 'loading' };
    if (orders.data === null) return { kind: 'missing' };
    return toAccountHistory({ accounts: assets.data.accounts.fiat, orders: orders.data, days: rates.data.days, count }, code);
  })();
  return <BalanceHistory period={period} onPeriod={setPeriod} state={state} {...(isMoney ? {} : { priceOf: code })} />;
}
