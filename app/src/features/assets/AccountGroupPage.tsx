import { Part } from '@wallet/ui/foundations/parts';
import { AccountGroupScreen, type AssetGroupName } from '@wallet/ui/screens/assets';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGoBack } from '../../operations/page/history.ts';
import { lazyPart, NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { useServices, useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';
import { useAccountGroup, useOpenItem } from './accountGroup.ts';
import { type AccountGroupName, MAX_FILTERED_ACCOUNTS } from './assetGroups.ts';
import { useRefresh } from './model.ts';
import { useAccountActions } from './useAccountActions.tsx';

/** Only for groups of accounts. */
const LatestOf = lazyPart(async () => (await import('./LatestOrders.tsx')).LatestOf);
const GroupHistory = lazyPart(async () => (await import('./AssetsHistory.tsx')).GroupHistory);
/** Only for customers without wallets. */
const VirtualAccounts = lazyPart(async () => (await import('./VirtualAccounts.tsx')).VirtualAccounts);

const isAccountGroup = (name: string | undefined): name is AccountGroupName => name === 'cash' || name === 'crypto' || name === 'data';
const isGroup = (name: string | undefined): name is AssetGroupName =>
  isAccountGroup(name) || name === 'stocks' || name === 'bonds' || name === 'notes';

const toAccountHref = (key: string): string => {
  const [accountType = '', accountId = ''] = key.split(':');
  return paths.account.to({ accountType, accountId });
};

function AccountGroup({ group }: { readonly group: AssetGroupName }) {
  const { page, accounts, operations } = useAccountGroup(group);
  const { refreshing, refresh } = useRefresh();
  const { config } = useServices();
  const hasFeatures = isKycComplete(useSession());
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
        addMoneyHref={paths.addMoney.to()}
        history={
          hasFeatures && isAccountGroup(group) ? (
            <Part>
              <GroupHistory group={group} />
            </Part>
          ) : null
        }
        latest={
          hasFeatures && accounts.size > 0 && accounts.size <= MAX_FILTERED_ACCOUNTS ? (
            <Part>
              <LatestOf accounts={[...accounts.values()]} />
            </Part>
          ) : null
        }
      />
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
