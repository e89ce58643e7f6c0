import { fiatDecimals } from '@wallet/core/limits/currencies';
import type { PageState } from '@wallet/ui/patterns/PageStates/PageState';
import type { AccountGroupContent, AssetGroupName } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { useOperations } from '../../data/accounts/useOperations.ts';
import { useAssets } from '../../data/balances/useAssets.ts';
import { useInstruments } from '../../data/balances/useInstruments.ts';
import { useDynamicRates } from '../../data/rates/useDynamicRates.ts';
import { useGrowRates } from '../../data/rates/useGrowRates.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import type { AccountRef } from './accountActions.ts';
import { toAccountGroup } from './toAccountGroup.ts';
import { toInstrumentGroup } from './toInstrumentGroup.ts';
import { usePrimaryCurrency } from '../../providers/usePrimaryCurrency.ts';

export type AccountGroupView = {
  readonly page: PageState<AccountGroupContent>;
  /** The account behind each item's key; empty while loading and for instruments. */
  readonly accounts: ReadonlyMap<string, AccountRef>;
  readonly operations: ReturnType<typeof useOperations>['data'];
};

const noAccounts: ReadonlyMap<string, AccountRef> = new Map();

/** One group's data. What needs the feature view is asked for with it alone (D-HOME-31). */
export function useAccountGroup(group: AssetGroupName): AccountGroupView {
  const { config } = useServices();
  const session = useSession();
  const primary = usePrimaryCurrency();
  const hasFeatures = session !== null && isKycComplete(session);
  const assets = useAssets();
  const operations = useOperations({ enabled: hasFeatures });
  const instruments = useInstruments(hasFeatures);
  const dynamic = useDynamicRates();
  const grow = useGrowRates(hasFeatures);
  const waits = hasFeatures && operations.isPending;

  switch (group) {
    case 'cash':
    case 'crypto':
    case 'data': {
      const read =
        assets.data === undefined || waits
          ? null
          : toAccountGroup(group, {
              assets: assets.data,
              operations: operations.data ?? null,
              dynamic: dynamic.data ?? [],
              grow: grow.data ?? [],
              primary,
              product: config.productName,
            });
      const page = toPageState({ ...assets, data: read ?? undefined }, ({ content }) => content);
      return { page, accounts: read?.accounts ?? noAccounts, operations: operations.data };
    }
    case 'stocks':
    case 'bonds':
    case 'notes': {
      const rates = assets.data?.currencies ?? {};
      const prices = { rates, grow: [], into: { currencyCode: primary, decimals: fiatDecimals } };
      const held = hasFeatures ? instruments : { ...assets, data: assets.data === undefined ? undefined : [] };
      return { page: toPageState(held, (list) => toInstrumentGroup(group, list, prices)), accounts: noAccounts, operations: undefined };
    }
  }
}
