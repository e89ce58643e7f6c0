import { AssetsScreen, type AssetsScreenProps } from '@wallet/ui/screens/assets';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { useGettingStarted } from './gettingStarted.ts';
import { useAssetsPage, useRefresh } from './model.ts';
import { useHideBalances } from './useHideBalances.ts';

/** Opened by the customer. */
const InProgress = lazy(async () => ({ default: (await import('./InProgress.tsx')).InProgress }));
/** Beside the page, where the window is wide. */
const LatestOrders = lazy(async () => ({ default: (await import('./LatestOrders.tsx')).LatestOrders }));
/** In the balance card, after the figures that everybody waits for. */
const AssetsHistory = lazy(async () => ({ default: (await import('./AssetsHistory.tsx')).AssetsHistory }));

const actionHrefs = {
  addMoney: paths.addMoney.to(),
  receive: paths.selectCurrency.to({ purpose: 'receive' }),
  trade: paths.selectCurrency.to({ purpose: 'exchange' }),
  send: paths.selectCurrency.to({ purpose: 'send' }),
};

/** The dashboard (HOME-001). */
export function AssetsPage() {
  const { page, closeAlert, hasFeatures } = useAssetsPage();
  const { refreshing, refresh } = useRefresh();
  const [isInProgressOpen, setInProgressOpen] = useState(false);
  const [courses, setCourses] = useState<NonNullable<AssetsScreenProps['courses']>>({});
  const start = useGettingStarted(page.kind === 'ready' ? page.content : null, hasFeatures);
  const history = (
    <Suspense fallback={null}>
      <AssetsHistory onCourses={setCourses} />
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
        latest={hasFeatures ? <LatestOrders /> : null}
        history={hasFeatures ? history : null}
        {...{ courses, start }}
      />
      {isInProgressOpen ? (
        <Suspense fallback={null}>
          <InProgress onClose={() => setInProgressOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
