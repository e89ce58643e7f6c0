import { AccountGroupScreen } from '@wallet/ui/screens/assets';
import { useParams, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { offerAccount } from '../../operations/offerAccount.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { isDemoGroup, toDemoGroup, type DemoGroup } from './toDemo.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';

const nothing = (): void => undefined;

function DemoAccounts({ group }: { readonly group: DemoGroup }) {
  const { config } = useServices();
  const [search, setSearch] = useSearchParams();
  const page = { kind: 'ready', content: toDemoGroup(group, usePrimaryCurrency()) } as const;
  return (
    <AccountGroupScreen
      group={group}
      page={page}
      openItem={search.get('open')}
      onOpenItem={(key) => setSearch(key === null ? {} : { open: key }, { replace: true })}
      onAction={offerAccount}
      refreshing={false}
      onRefresh={nothing}
      onBack={useGoBack(paths.demo.to())}
      websiteHref={config.links.website}
    />
  );
}

/** A group of the demo (HOME-071); any other name is not found. */
export function DemoGroupPage() {
  const { group } = useParams();
  return isDemoGroup(group) ? <DemoAccounts group={group} /> : <NotFoundPage />;
}
