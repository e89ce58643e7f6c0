import type { Assets, Instrument } from '@wallet/contract/balances';
import type { GrowRate } from '@wallet/contract/rates';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { money, type Money } from '@wallet/core/money/money';
import { zeroMoney } from '@wallet/core/money/zeroMoney';
import type { AssetGroupName, AssetGroupSummary, AssetsContent } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { paths } from '../../routing/paths.ts';
import { groupAccounts, groupInstruments, instrumentValue, shownBalance, sumInPrimary, type Prices } from './assetGroups.ts';

export type AssetsParts = {
  readonly assets: Assets;
  /** Null where the feature view is not allowed: these groups are empty (D-HOME-31). Undefined while they could not be read: a dash. */
  readonly instruments: readonly Instrument[] | null | undefined;
  readonly grow: readonly GrowRate[] | null | undefined;
  readonly alerts: AssetsContent['alerts'];
  readonly inProgress: number;
  readonly primary: 'EUR' | 'USD';
};

function summarize(name: AssetGroupName, amounts: readonly Money[] | undefined, prices: Prices): AssetGroupSummary {
  const balance = amounts === undefined ? null : sumInPrimary(amounts, prices);
  return { name, count: amounts?.length ?? 0, balance, href: paths.accountGroup.to({ group: name }) };
}

/** What the dashboard shows: the provider's total, and the six rows in their order (HOME-006, HOME-009 to HOME-012). */
export function toAssetsContent({ assets, instruments, grow, alerts, inProgress, primary }: AssetsParts): AssetsContent {
  const into = { currencyCode: primary, decimals: fiatDecimals };
  const prices: Prices = { rates: assets.currencies, grow: grow ?? [], into };
  const accounts = groupAccounts(assets);
  const held = instruments === undefined ? undefined : groupInstruments(instruments ?? []);
  const total = assets.total[primary];
  return {
    total: total === undefined ? zeroMoney(into) : money(total, primary, fiatDecimals),
    groups: [
      summarize('cash', accounts.cash.map(shownBalance), prices),
      summarize('crypto', accounts.crypto.map(shownBalance), prices),
      summarize('data', accounts.data.map(shownBalance), prices),
      summarize('stocks', held?.stocks.map(instrumentValue), prices),
      summarize('bonds', held?.bonds.map(instrumentValue), prices),
      summarize('notes', held?.notes.map(instrumentValue), prices),
    ],
    alerts,
    inProgress,
  };
}
