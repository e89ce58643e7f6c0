import { Part } from '@wallet/ui/foundations/parts';
import { AssetsScreen, type AssetsScreenProps, type AssetsContent, type GettingStartedStep } from '@wallet/ui/screens/assets';
import { useState } from 'react';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { isZero } from '@wallet/core/money/arithmetic';
import { lazyPart } from '../../operations/page/lazyPage.tsx';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { isAppOffered } from '../../session/biometry.ts';
import { useLatestOrders } from '../../data/orders/orders.ts';
import type { AppOfferProps } from './AppOffer.tsx';
import { useAssetsPage, useRefresh } from './model.ts';
import { useHideBalances } from './useHideBalances.ts';

type TradeOrder = Pick<OrderRow, 'group' | 'flow'>;

/** An order is a trade when its two sides have different currencies. */
const isTrade = ({ group, flow }: TradeOrder): boolean =>
  group === 'exchange' || (flow !== null && flow.from.currency !== flow.to.currency);

/** A list shorter than this contains all orders of the customer. */
const COMPLETE_BELOW = 3;

type OnboardingProgress = {
  readonly isVerified: boolean;
  readonly hasMoney: boolean;
  readonly orders: readonly TradeOrder[] | undefined;
};

/** Returns the onboarding steps. Null once they are completed, or when that is unknown (HOME-104). */
export function toGettingStartedSteps({ isVerified, hasMoney, orders }: OnboardingProgress): readonly GettingStartedStep[] | null {
  const isNew = !isVerified || !hasMoney || (orders !== undefined && orders.length < COMPLETE_BELOW && !orders.some(isTrade));
  if (!isNew) return null;
  return [
    { name: 'verify', done: isVerified, href: paths.kyc.to() },
    { name: 'addMoney', done: isVerified && hasMoney, href: paths.addMoney.to() },
    { name: 'trade', done: false, href: paths.selectCurrency.to({ purpose: 'exchange' }) },
  ];
}

/** Onboarding steps for a new customer. Requests orders only when a single group has a balance, i.e. when there may be no trade yet. */
function useGettingStarted(content: AssetsContent<string> | null, isVerified: boolean): readonly GettingStartedStep[] | null {
  const hasMoney = content !== null && !isZero(content.total);
  const held = content?.groups.filter(({ balance }) => balance === null || !isZero(balance)).length ?? 0;
  const { data: orders } = useLatestOrders(isVerified && hasMoney && held === 1);
  return content === null ? null : toGettingStartedSteps({ isVerified, hasMoney, orders });
}

const InProgress = lazyPart(async () => (await import('./InProgress.tsx')).InProgress);
/** Only while it is offered. */
const AppOffer = lazyPart<AppOfferProps>(async () => (await import('./AppOffer.tsx')).AppOffer);
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
  const { storage } = useServices();
  const { page, closeAlert, hasFeatures } = useAssetsPage();
  const { refreshing, refresh } = useRefresh();
  const [isInProgressOpen, setInProgressOpen] = useState(false);
  const [isOffered, setOffered] = useState(() => isAppOffered(storage));
  const [courses, setCourses] = useState<AssetsScreenProps['courses']>();
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
        offer={
          hasFeatures && isOffered ? (
            <Part>
              <AppOffer onAnswered={() => setOffered(false)} />
            </Part>
          ) : null
        }
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
