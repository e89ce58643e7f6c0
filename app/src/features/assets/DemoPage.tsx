import {
  type AccountGroupContent,
  AccountGroupScreen,
  type AssetGroupName,
  type AssetsContent,
  AssetsScreen,
} from '@wallet/ui/screens/assets';
import { useParams } from 'react-router-dom';
import { demoAssets } from '../../operations/demoAssets.ts';
import { offerAccount } from '../../operations/offerAccount.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { useServices } from '../../providers/Services.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { toAccountGroup, useOpenItem } from './accountGroup.ts';
import { toAssetsContent } from './model.ts';
import { useHideBalances } from './useHideBalances.ts';

/** Groups that open in the demo. The other four show 0 and cannot be opened (D-HOME-20). */
export type DemoGroup = Extract<AssetGroupName, 'cash' | 'crypto'>;

const isDemoGroup = (name: unknown): name is DemoGroup => name === 'cash' || name === 'crypto';

type Primary = 'EUR' | 'USD';

/** Builds the demo dashboard from fixed amounts, without alerts or requests (APP-010, HOME-070). */
export function toDemoContent(primary: Primary): AssetsContent<string> {
  const parts = { assets: demoAssets, instruments: null, grow: null, alerts: [], inProgress: 0, primary };
  const content = toAssetsContent(parts);
  return {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      href: isDemoGroup(group.name) ? paths.demoAccountGroup.to({ group: group.name }) : null,
    })),
  };
}

export const toDemoGroup = (group: DemoGroup, primary: Primary): AccountGroupContent =>
  toAccountGroup(group, { assets: demoAssets, operations: null, dynamic: [], grow: [], primary, product: '' }).content;

const doNothing = (): void => undefined;

function DemoAccounts({ group }: { readonly group: DemoGroup }) {
  const { config } = useServices();
  const page = { kind: 'ready', content: toDemoGroup(group, usePrimaryCurrency()) } as const;
  return (
    <AccountGroupScreen
      group={group}
      page={page}
      {...useOpenItem()}
      onAction={offerAccount}
      onRefresh={doNothing}
      onBack={useGoBack(paths.demo.to())}
      websiteHref={config.links.website}
    />
  );
}

/** A group of the demo (HOME-071). Any other name is not found. */
export function DemoGroupPage() {
  const { group } = useParams();
  return isDemoGroup(group) ? <DemoAccounts group={group} /> : <NotFoundPage />;
}

const actionHrefs = {
  receive: paths.demoSelectCurrency.to({ purpose: 'receive' }),
  trade: paths.demoSelectCurrency.to({ purpose: 'exchange' }),
  send: paths.demoSelectCurrency.to({ purpose: 'send' }),
};

/** The demo dashboard for visitors: fixed figures, no requests (APP-010, D-APP-20, HOME-070). */
export function DemoPage() {
  const page = { kind: 'ready', content: toDemoContent(usePrimaryCurrency()) } as const;
  return <AssetsScreen demo page={page} onRefresh={doNothing} onHiddenChange={useHideBalances()} actionHrefs={actionHrefs} />;
}
