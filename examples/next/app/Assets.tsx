'use client';

import { Card, Section } from '@wallet/ui/components/Card';
import { List, ListRow } from '@wallet/ui/components/List';
import { Notice } from '@wallet/ui/components/Notice';
import { SegmentedControl } from '@wallet/ui/components/SegmentedControl';
import { wealthIcon } from '@wallet/ui/foundations/Icon';
import { Money } from '@wallet/ui/foundations/Money';
import { AssetsScreen, type AssetGroupSummary } from '@wallet/ui/screens/assets';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { readMoney, type WrittenMoney } from './bank/amount';
import { useAppearance } from './Wallet';

export type WrittenAccount = { readonly id: string; readonly name: string; readonly balance: WrittenMoney };
type AssetsProps = {
  readonly accounts: readonly WrittenAccount[];
  readonly cash: WrittenMoney;
  readonly gold: WrittenMoney;
  readonly total: WrittenMoney;
};

const goldGroup = { id: 'grp_or', label: 'Or', icon: wealthIcon, holds: 'accounts' } as const;

export function Assets({ accounts, cash, gold, total }: AssetsProps) {
  const { refresh } = useRouter();
  const { choose } = useAppearance();
  const [refreshing, startRefreshing] = useTransition();
  const groups: readonly AssetGroupSummary[] = [
    { name: 'cash', count: accounts.length, balance: readMoney(cash), href: null },
    { name: goldGroup, count: 1, balance: readMoney(gold), href: null },
  ];
  return (
    <AssetsScreen
      page={{ kind: 'ready', content: { total: readMoney(total), groups } }}
      refreshing={refreshing}
      onRefresh={() => startRefreshing(refresh)}
      actionHrefs={{ send: '/virement' }}
      onHiddenChange={(hidden) => choose({ balances: hidden ? 'hidden' : 'shown' })}
      className="pb-16"
      header={<Notice className="rounded-s-none border-s-4 border-s-amber-500">Vos virements jusqu’à 500 € sont gratuits.</Notice>}
      offer={
        <>
          <AccountList accounts={accounts} />
          <AppearanceChoice />
        </>
      }
    />
  );
}

/** The accounts, each in its own currency. Bank transfers leave those in euros only. */
function AccountList({ accounts }: Pick<AssetsProps, 'accounts'>) {
  return (
    <Section title="Par compte">
      <List>
        {accounts.map(({ id, name, balance }) => (
          <ListRow
            key={id}
            title={name}
            value={<Money variant="row" holding value={readMoney(balance)} />}
            {...(balance.currencyCode === 'EUR' && { href: `/virement?compte=${encodeURIComponent(id)}` })}
          />
        ))}
      </List>
    </Section>
  );
}

const themes = [
  { value: 'system', label: 'Appareil' },
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
] as const;

function AppearanceChoice() {
  const { appearance, choose } = useAppearance();
  return (
    <Card>
      <SegmentedControl label="Apparence" items={themes} value={appearance.theme} onValueChange={(theme) => choose({ theme })} />
    </Card>
  );
}
