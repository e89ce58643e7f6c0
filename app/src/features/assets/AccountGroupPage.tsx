import type { OperationPrompt } from '@wallet/ui/patterns/OperationPrompt';
import { type AccountAction, AccountGroupScreen, type AssetGroupName } from '@wallet/ui/screens/assets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useOrdersInProgress } from '../../data/orders/orders.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { lazyPart, NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { useServices, useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';
import { operationPrompt } from '../../session/access.ts';
import { useAccountGroup } from './accountGroup.ts';
import { actionHref } from './assetGroups.ts';
import { useRefresh } from './model.ts';

/** Opened by the customer. */
const InProgress = lazy(async () => ({ default: (await import('./InProgress.tsx')).InProgress }));
/** Of a wide window. */
const LatestOrders = lazy(async () => ({ default: (await import('./LatestOrders.tsx')).LatestOrders }));
/** For who has no wallets yet. */
const VirtualAccounts = lazy(async () => ({ default: (await import('./VirtualAccounts.tsx')).VirtualAccounts }));

/** What stands in the way of an action: it comes while the accounts are looked at. */
const OperationPromptDialog = lazyPart(async () => (await import('@wallet/ui/patterns/OperationPrompt')).OperationPromptDialog);

const promptHrefs = { kyc: paths.kyc.to(), support: paths.support.to(), addressVerification: paths.addressVerification.to() };
const isGroup = (name: string | undefined): name is AssetGroupName =>
  name === 'cash' || name === 'crypto' || name === 'data' || name === 'stocks' || name === 'bonds' || name === 'notes';

/** Looking stays open to a blocked service provider (D-SES-22). */
const isPayment = (action: AccountAction): boolean => action !== 'receive' && action !== 'history' && action !== 'info';

function AccountGroup({ group }: { readonly group: AssetGroupName }) {
  const { page, accounts, operations } = useAccountGroup(group);
  const { refreshing, refresh } = useRefresh();
  const { config } = useServices();
  const session = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const inProgress = useOrdersInProgress(session !== null && isKycComplete(session));
  const [isInProgressOpen, setInProgressOpen] = useState(false);
  const [prompt, setPrompt] = useState<OperationPrompt | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => OperationPromptDialog.preload(), []);
  const hasNoWallets = group === 'crypto' && operations !== undefined && page.kind === 'ready' && page.content.count === 0;

  function act(key: string, action: AccountAction): void {
    const account = accounts.get(key);
    if (account === undefined || session === null) return;
    const href = operations === undefined ? null : actionHref(account, action, operations);
    const needsAddress = account.kind === 'fiat' && action === 'exchange';
    const found = operationPrompt(session, { isPayment: isPayment(action), isOffered: href !== null, needsAddress });
    if (found !== null) setPrompt(found);
    else if (href !== null) void navigate(href);
  }

  return (
    <>
      <AccountGroupScreen
        group={group}
        page={page}
        openItem={search.get('open')}
        onOpenItem={(key) => setSearch(key === null ? {} : { open: key }, { replace: true })}
        onAction={act}
        refreshing={refreshing}
        onRefresh={refresh}
        onBack={useGoBack(paths.assets.to())}
        websiteHref={config.links.website}
        marketplaceHref={paths.marketplace.to()}
        latest={
          <Suspense fallback={null}>
            <LatestOrders />
          </Suspense>
        }
        inProgress={inProgress.data?.total ?? 0}
        onOpenInProgress={() => setInProgressOpen(true)}
      />
      {isInProgressOpen ? (
        <Suspense fallback={null}>
          <InProgress onClose={() => setInProgressOpen(false)} />
        </Suspense>
      ) : null}
      {hasNoWallets && !isAsked ? (
        <Suspense fallback={null}>
          <VirtualAccounts onClose={() => setAsked(true)} />
        </Suspense>
      ) : null}
      {prompt === null ? null : (
        <Suspense fallback={null}>
          <OperationPromptDialog prompt={prompt} hrefs={promptHrefs} onOpenChange={() => setPrompt(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The accounts of one group (HOME-013); a name that is none is not found (D-HOME-02). */
export function AccountGroupPage() {
  const { group } = useParams();
  return isGroup(group) ? <AccountGroup key={group} group={group} /> : <NotFoundPage />;
}
