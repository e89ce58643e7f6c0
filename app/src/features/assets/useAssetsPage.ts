import type { PageState } from '@wallet/ui/patterns/PageStates/PageState';
import type { AssetsContent } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { useOperations } from '../../data/accounts/useOperations.ts';
import { useAssets } from '../../data/balances/useAssets.ts';
import { useInstruments } from '../../data/balances/useInstruments.ts';
import { useOrdersInProgress } from '../../data/orders/useOrdersInProgress.ts';
import { useDynamicRates } from '../../data/rates/useDynamicRates.ts';
import { useGrowRates } from '../../data/rates/useGrowRates.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import { toAssetsContent } from './toAssetsContent.ts';
import { usePrimaryCurrency } from '../../providers/usePrimaryCurrency.ts';
import { useAlerts } from './useAlerts.ts';
import { useLastDashboard } from './useLastDashboard.ts';

export type AssetsPageView = {
  readonly page: PageState<AssetsContent>;
  readonly closeAlert: (id: string) => void;
  /** Whether the feature view is allowed. */
  readonly hasFeatures: boolean;
};

/** The dashboard's data: assets, dynamic rates and user info for everybody, the rest with the feature view (HOME-005, D-HOME-31). */
export function useAssetsPage(): AssetsPageView {
  const session = useSession();
  const primary = usePrimaryCurrency();
  const hasFeatures = session !== null && isKycComplete(session);
  const assets = useAssets();
  const info = useUserInfo();
  const instruments = useInstruments(hasFeatures);
  const grow = useGrowRates(hasFeatures);
  const orders = useOrdersInProgress(hasFeatures);
  const alerts = useAlerts(info.data);
  // Asked here so that the groups and the operations open at once, and so that a refresh reaches them.
  useDynamicRates();
  useOperations({ enabled: hasFeatures });

  // Rows that come later would push what stands under them.
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
  return { page: useLastDashboard(fresh, assets.dataUpdatedAt, primary), closeAlert: alerts.close, hasFeatures };
}
