import { worthBefore, type WorthChange, worthChange } from '@wallet/core/history/dayChange';
import { Part } from '@wallet/ui/foundations/parts';
import { type AccountItem, AccountScreen, type AssetGroupName } from '@wallet/ui/screens/assets';
import { useParams } from 'react-router-dom';
import { useGoBack } from '../../operations/page/history.ts';
import { lazyPart, NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';
import { toAccountPage, useAccountGroup } from './accountGroup.ts';
import type { AccountRef } from './assetGroups.ts';
import { useRefresh } from './model.ts';
import { useAccountActions } from './useAccountActions.tsx';

const LatestOfAccount = lazyPart(async () => (await import('./LatestOrders.tsx')).LatestOfAccount);
const AccountHistory = lazyPart(async () => (await import('./AccountHistory.tsx')).AccountHistory);

const groups: Readonly<Record<AccountRef['kind'], Extract<AssetGroupName, 'cash' | 'crypto' | 'data'>>> = {
  fiat: 'cash',
  crypto: 'crypto',
  stablecoin: 'crypto',
  token: 'data',
};
const isAccountKind = (type: string | undefined): type is AccountRef['kind'] => type !== undefined && Object.hasOwn(groups, type);

/** Returns how today's price change affects the account's worth, or null when it is unknown. */
function toWorthChange({ converted, dayChange }: AccountItem): WorthChange | null {
  if (converted === null || dayChange === null) return null;
  const before = worthBefore(converted, dayChange);
  return before === null ? null : worthChange([{ now: converted, before }], converted);
}

function Account({ kind, id }: { readonly kind: AccountRef['kind']; readonly id: string }) {
  const group = groups[kind];
  const { page, accounts, operations, prices } = useAccountGroup(group);
  const { act, prompt } = useAccountActions(operations);
  const { refreshing, refresh } = useRefresh();
  const hasFeatures = isKycComplete(useSession());
  const goBack = useGoBack(paths.accountGroup.to({ group }));
  const key = `${kind}:${id}`;
  const ref = accounts.get(key);
  const shown = toAccountPage(page, key, prices);
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
        history={
          ref === undefined || !hasFeatures ? null : (
            <Part>
              <AccountHistory account={ref} change={shown.kind === 'ready' ? toWorthChange(shown.content.item) : null} />
            </Part>
          )
        }
        latest={
          ref === undefined || !hasFeatures ? null : (
            <Part>
              <LatestOfAccount account={ref} />
            </Part>
          )
        }
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
