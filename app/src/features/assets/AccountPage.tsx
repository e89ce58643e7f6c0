import { Part } from '@wallet/ui/foundations/parts';
import { AccountScreen, type AssetGroupName } from '@wallet/ui/screens/assets';
import { useParams } from 'react-router-dom';
import { useGoBack } from '../../operations/page/history.ts';
import { lazyPart, NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';
import { useAccountGroup } from './accountGroup.ts';
import type { AccountRef } from './assetGroups.ts';
import { useRefresh } from './model.ts';
import { toAccountPage } from './toAccountPage.ts';
import { useAccountActions } from './useAccountActions.tsx';

const LatestOf = lazyPart(async () => (await import('./LatestOrders.tsx')).LatestOf);
const AccountHistory = lazyPart(async () => (await import('./AccountHistory.tsx')).AccountHistory);

const groups: Readonly<Record<AccountRef['kind'], Extract<AssetGroupName, 'cash' | 'crypto' | 'data'>>> = {
  fiat: 'cash',
  crypto: 'crypto',
  stablecoin: 'crypto',
  token: 'data',
};
const isAccountKind = (type: string | undefined): type is AccountRef['kind'] => type !== undefined && Object.hasOwn(groups, type);

function Account({ kind, id }: { readonly kind: AccountRef['kind']; readonly id: string }) {
  const group = groups[kind];
  const { page, accounts, operations, prices } = useAccountGroup(group);
  const { act, prompt } = useAccountActions(operations);
  const { refreshing, refresh } = useRefresh();
  const hasFeatures = isKycComplete(useSession());
  const goBack = useGoBack(paths.accountGroup.to({ group }));
  const key = `${kind}:${id}`;
  const ref = accounts.get(key);
  const shown = toAccountPage(page, key, { prices, operations });
  if (shown === null) return <NotFoundPage />;
  return (
    <>
      <AccountScreen
        page={shown}
        isCoin={kind !== 'fiat'}
        onAction={(action) => act(ref, action)}
        onBack={goBack}
        refreshing={refreshing}
        onRefresh={refresh}
        history={hasFeatures ? <Part>{ref === undefined ? null : <AccountHistory account={ref} />}</Part> : null}
        // Given before the account is known, so that their place is kept.
        latest={hasFeatures ? <>{ref && <LatestOf accounts={[ref]} />}</> : null}
      />
      {prompt}
    </>
  );
}

/** A single account (HOME-107). An invalid path is not found. */
export function AccountPage() {
  const { accountType, accountId } = useParams();
  return isAccountKind(accountType) && accountId !== undefined && /^[1-9]\d{0,15}$/.test(accountId) ? (
    <Account key={`${accountType}:${accountId}`} kind={accountType} id={accountId} />
  ) : (
    <NotFoundPage />
  );
}
