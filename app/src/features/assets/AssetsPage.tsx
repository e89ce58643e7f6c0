import { Part } from '@wallet/ui/foundations/parts';
import { AssetsScreen, type AssetsScreenProps } from '@wallet/ui/screens/assets';
import { useState } from 'react';
import { lazyPart } from '../../operations/page/lazyPage.tsx';
import { paths } from '../../routing/paths.ts';
import { useGettingStarted } from './gettingStarted.ts';
import { useAssetsPage, useRefresh } from './model.ts';
import { useHideBalances } from './useHideBalances.ts';

const InProgress = lazyPart(async () => (await import('./InProgress.tsx')).InProgress);
/** Only in wide windows. */
const LatestOrders = lazyPart(async () => (await import('./LatestOrders.tsx')).LatestOrders);
/** Loads after the main figures of the balance card. */
const AssetsHistory = lazyPart(async () => (await import('./AssetsHistory.tsx')).AssetsHistory);

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
    <Part>
      <AssetsHistory onCourses={setCourses} />
    </Part>
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
        <Part>
          <InProgress onClose={() => setInProgressOpen(false)} />
        </Part>
      ) : null}
    </>
  );
}
