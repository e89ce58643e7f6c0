import { useQueryClient } from '@tanstack/react-query';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { Assets, Instrument } from '@wallet/contract/holdings/balances';
import type { GrowRate } from '@wallet/contract/holdings/rates';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { money, type Money, zeroMoney } from '@wallet/core/money/money';
import { errorTexts } from '@wallet/ui/patterns/PageStates';
import type { AssetGroupName, AssetGroupSummary, AssetsContent } from '@wallet/ui/screens/assets';
import { useLocale, useTexts } from '@wallet/ui/texts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toLoadFailure } from '../../api/errors.ts';
import { accountsKeys, useOperations } from '../../data/accounts.ts';
import { balancesKeys, useAssets, useInstruments } from '../../data/balances.ts';
import { ordersKeys, useOrdersInProgress } from '../../data/orders/orders.ts';
import { ratesKeys, useDynamicRates, useGrowRates } from '../../data/rates/rates.ts';
import { userInfoKeys, useUserInfo } from '../../data/user-info.ts';
import { toUsableBalance } from '../../operations/accounts.ts';
import { useAlertReader } from '../../operations/alerts.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { showToast } from '../../operations/walletUi.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';
import { sessionKeys } from '../../storage/keys.ts';
import { groupAccounts, groupInstruments, getInstrumentValue, type Prices, sumAccounts, sumAsPrimary } from './assetGroups.ts';
import { useLastDashboard } from './lastDashboard.ts';

/**
 * The dashboard's data: assets, dynamic rates and user info for every customer, the rest only with the feature view (HOME-005, D-HOME-31).
 */
export function useAssetsPage() {
  const primary = usePrimaryCurrency();
  const hasFeatures = isKycComplete(useSession());
  const assets = useAssets();
  const info = useUserInfo();
  const instruments = useInstruments(hasFeatures);
  const grow = useGrowRates(hasFeatures);
  const orders = useOrdersInProgress(hasFeatures);
  const alerts = useAlerts(info.data);
  // Requested here so that groups and operations open without waiting, and so that a refresh includes them.
  useDynamicRates();
  useOperations({ enabled: hasFeatures });

  // Rows that arrive later would push down everything below them.
  const isLayoutKnown = !info.isLoading && !alerts.isLoading && !orders.isLoading;
  const fresh = toPageState({ ...assets, data: isLayoutKnown ? assets.data : undefined }, (data) =>
    toAssetsContent({
      assets: data,
      instruments: hasFeatures ? instruments.data : null,
      grow: hasFeatures ? grow.data : null,
      alerts: alerts.alerts,
      inProgress: orders.data?.total ?? 0,
      primary,
    }),
  );
  return { page: useLastDashboard(fresh, assets.dataUpdatedAt, primary, alerts.closed), closeAlert: alerts.close, hasFeatures };
}

export type AssetsParts = {
  readonly assets: Assets;
  /** Null where the feature view is not allowed: the groups are empty (D-HOME-31). Undefined when loading failed: a dash is shown. */
  readonly instruments: readonly Instrument[] | null | undefined;
  readonly grow: readonly GrowRate[] | null | undefined;
  readonly alerts: AssetsContent<string>['alerts'];
  readonly inProgress: number;
  readonly primary: 'EUR' | 'USD';
};

function summarize(name: AssetGroupName, amounts: readonly Money[] | undefined, prices: Prices): AssetGroupSummary {
  const balance = amounts === undefined ? null : sumAsPrimary(amounts, prices);
  return { name, count: amounts?.length ?? 0, balance, href: paths.accountGroup.to({ group: name }) };
}

/** Builds the dashboard: the provider's total and the six groups in order (HOME-006, HOME-009 to HOME-012). */
export function toAssetsContent({ assets, instruments, grow, alerts, inProgress, primary }: AssetsParts): AssetsContent<string> {
  const into = { currencyCode: primary, decimals: fiatDecimals };
  const prices: Prices = { rates: assets.currencies, grow: grow ?? [], into };
  const accounts = groupAccounts(assets);
  const held = instruments === undefined ? undefined : groupInstruments(instruments ?? []);
  const total = assets.total[primary];
  return {
    total: total === undefined ? zeroMoney(into) : money(total, primary, fiatDecimals),
    groups: [
      summarize('cash', accounts.cash.map(toUsableBalance), prices),
      summarize('crypto', accounts.crypto.map(toUsableBalance), prices),
      summarize('data', accounts.data.map(toUsableBalance), prices),
      summarize('stocks', held?.stocks.map(getInstrumentValue), prices),
      summarize('bonds', held?.bonds.map(getInstrumentValue), prices),
      summarize('notes', held?.notes.map(getInstrumentValue), prices),
    ],
    alerts,
    inProgress,
    held: sumAccounts(Object.values(accounts).flat(), prices).held,
  };
}

/** Queries to refresh. Operations and orders are included for customers with the feature view (HOME-005, D-HOME-31). */
const refreshedKeys = [
  balancesKeys.all,
  ratesKeys.all,
  userInfoKeys.all,
  accountsKeys.all,
  ordersKeys.inProgress,
  ordersKeys.latest,
] as const;

/** Refreshes the dashboard and its groups. Current data stays visible and a failure is shown as a toast (D-HOME-16, D-HOME-17). */
export function useRefresh() {
  const queries = useQueryClient();
  const texts = useTexts(errorTexts);
  const [isAsked, setAsked] = useState(false);
  const isUnderWay = useRef(false);
  const closeFailure = useRef<() => void>(undefined);

  async function refresh(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAsked(true);
    closeFailure.current?.();
    const asked = refreshedKeys.map((queryKey) => queries.refetchQueries({ queryKey, type: 'all' }, { throwOnError: true }));
    const failed = (await Promise.allSettled(asked)).find((answer) => answer.status === 'rejected');
    if (failed !== undefined) {
      const text = toLoadFailure(failed.reason) === 'offline' ? texts.offline : texts.unavailable;
      closeFailure.current = showToast({ text, tone: 'negative' });
    }
    isUnderWay.current = false;
    setAsked(false);
  }

  return { refreshing: isAsked, refresh: () => void refresh() };
}

const noNotifications: UserInfo['notifications'] = [];

/** The provider's alerts for the customer (USR-031). Unknown subjects are reported to monitoring (D-HOME-14). */
function useAlerts(info: UserInfo | undefined) {
  const { storage, monitoring } = useServices();
  const clock = useProviderTime();
  const locale = useLocale();
  const [closed, setClosed] = useState(() => storage.read(sessionKeys.closedAlerts) ?? []);
  const notifications = info?.notifications ?? noNotifications;
  const { reading, isLoading } = useAlertReader(notifications);

  useEffect(() => {
    for (const subject of reading?.findUnknownSubjects(notifications) ?? [])
      monitoring.report('warning', 'A notification of an unknown subject was shown', { subject });
  }, [reading, notifications, monitoring]);

  const all = useMemo(
    () => (reading?.toDatedAlerts(notifications, new Date(clock.now()), locale) ?? []).map(({ alert }) => alert),
    [reading, notifications, clock, locale],
  );
  return {
    alerts: all.filter(({ id }) => !closed.includes(id)),
    isLoading,
    closed,
    /** Closes an alert for the rest of the session (D-USR-09). */
    close: (id: string): void => {
      const ids = [...closed, id];
      setClosed(ids);
      storage.write(sessionKeys.closedAlerts, ids);
    },
  };
}
