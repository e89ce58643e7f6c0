import { WhenNear } from '@wallet/ui/patterns/WhenNear';
import { AssetsScreen } from '@wallet/ui/screens/assets';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { useAssetsPage, useRefresh } from './model.ts';
import { useHideBalances } from './useHideBalances.ts';

/** Opened by the customer. */
const InProgress = lazy(async () => ({ default: (await import('./InProgress.tsx')).InProgress }));
/** Beside the page, where the window is wide. */
const LatestOrders = lazy(async () => ({ default: (await import('./LatestOrders.tsx')).LatestOrders }));
/** Far down the page. */
const AssetsHistory = lazy(async () => ({ default: (await import('./AssetsHistory.tsx')).AssetsHistory }));

const actionHrefs = {
  receive: paths.selectCurrency.to({ purpose: 'receive' }),
  trade: paths.selectCurrency.to({ purpose: 'exchange' }),
  send: paths.selectCurrency.to({ purpose: 'send' }),
};

/** The dashboard (HOME-001). */
export function AssetsPage() {
  const { page, closeAlert, hasFeatures } = useAssetsPage();
  const { refreshing, refresh } = useRefresh();
  const [isInProgressOpen, setInProgressOpen] = useState(false);
  const history = (
    <WhenNear>
      <Suspense fallback={null}>
        <AssetsHistory />
      </Suspense>
    </WhenNear>
  );
  const latest = (
    <Suspense fallback={null}>
      <LatestOrders />
    </Suspense>
  );
  return (
    <>
      <AssetsScreen
        page={page}
        refreshing={refreshing}
        onRefresh={refresh}
        onHiddenChange={useHideBalances()}
        actionHrefs={actionHrefs}
        referralHref={paths.referral.to()}
        onOpenInProgress={() => setInProgressOpen(true)}
        onAlertClosed={closeAlert}
        latest={hasFeatures ? latest : null}
        below={hasFeatures ? history : null}
      />
      {isInProgressOpen ? (
        <Suspense fallback={null}>
          <InProgress onClose={() => setInProgressOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
