import { Part } from '@wallet/ui/foundations/parts';
import { AccountGroupScreen, type AssetGroupName } from '@wallet/ui/screens/assets';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOrdersInProgress } from '../../data/orders/orders.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { lazyPart, NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { useServices, useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';
import { useAccountGroup, useOpenItem } from './accountGroup.ts';
import { useRefresh } from './model.ts';
import { useAccountActions } from './useAccountActions.tsx';

const InProgress = lazyPart(async () => (await import('./InProgress.tsx')).InProgress);
/** Only in wide windows. */
const LatestOrders = lazyPart(async () => (await import('./LatestOrders.tsx')).LatestOrders);
/** Only for customers without wallets. */
const VirtualAccounts = lazyPart(async () => (await import('./VirtualAccounts.tsx')).VirtualAccounts);

const isGroup = (name: string | undefined): name is AssetGroupName =>
  name === 'cash' || name === 'crypto' || name === 'data' || name === 'stocks' || name === 'bonds' || name === 'notes';

const toAccountHref = (key: string): string => {
  const [accountType = '', accountId = ''] = key.split(':');
  return paths.account.to({ accountType, accountId });
};

function AccountGroup({ group }: { readonly group: AssetGroupName }) {
  const { page, accounts, operations } = useAccountGroup(group);
  const { refreshing, refresh } = useRefresh();
  const { config } = useServices();
  const inProgress = useOrdersInProgress(isKycComplete(useSession()));
  const [isInProgressOpen, setInProgressOpen] = useState(false);
  const { act, prompt } = useAccountActions(operations);
  const [isAsked, setAsked] = useState(false);
  const hasNoWallets = group === 'crypto' && operations !== undefined && page.kind === 'ready' && page.content.count === 0;

  return (
    <>
      <AccountGroupScreen
        group={group}
        page={page}
        {...useOpenItem()}
        onAction={(key, action) => act(accounts.get(key), action)}
        refreshing={refreshing}
        onRefresh={refresh}
        onBack={useGoBack(paths.assets.to())}
        websiteHref={config.links.website}
        accountHref={toAccountHref}
        marketplaceHref={paths.marketplace.to()}
        latest={
          <Part>
            <LatestOrders />
          </Part>
        }
        inProgress={inProgress.data?.total ?? 0}
        onOpenInProgress={() => setInProgressOpen(true)}
      />
      {isInProgressOpen ? (
        <Part>
          <InProgress onClose={() => setInProgressOpen(false)} />
        </Part>
      ) : null}
      {hasNoWallets && !isAsked ? (
        <Part>
          <VirtualAccounts onClose={() => setAsked(true)} />
        </Part>
      ) : null}
      {prompt}
    </>
  );
}

/** The accounts of one group (HOME-013). An unknown group name is not found (D-HOME-02). */
export function AccountGroupPage() {
  const { group } = useParams();
  return isGroup(group) ? <AccountGroup key={group} group={group} /> : <NotFoundPage />;
}
