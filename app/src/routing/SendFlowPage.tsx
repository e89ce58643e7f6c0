import { Part } from '@wallet/ui/foundations/parts';
import { TransferWaiting } from '@wallet/ui/patterns/transfer';
import { useState } from 'react';
import { useUserInfo } from '../data/user-info.ts';
import { paths } from './paths.ts';
import { lazyPage } from '../operations/page/lazyPage.tsx';
import { toPageState } from '../operations/page/toPageState.ts';
import { useGoBack } from '../operations/page/history.ts';

const flows = {
  usual: lazyPage(async () => (await import('../features/send/SendPage.tsx')).SendPage),
  travelRule: lazyPage(async () => (await import('../features/travel-rule/TravelRuleSendPage.tsx')).TravelRuleSendPage),
};

/**
 * The entry of a send: loads user info and continues with one of the two flows. The choice holds until the customer leaves the page
 * (SEND-003, D-SEND-02).
 */
export function SendFlowPage() {
  const info = useUserInfo();
  const goBack = useGoBack(paths.assets.to());
  const [chosen, setChosen] = useState<keyof typeof flows | null>(null);
  const waiting = { onBack: goBack, homeHref: paths.home.to() };
  if (chosen === null) {
    const page = toPageState(info, ({ travelRuleEnabled }) => travelRuleEnabled);
    if (page.kind !== 'ready') return <TransferWaiting page={page} {...waiting} />;
    setChosen(page.content ? 'travelRule' : 'usual');
    return null;
  }
  const Flow = flows[chosen];
  return (
    <Part waiting={<TransferWaiting page={{ kind: 'loading' }} {...waiting} />}>
      <Flow />
    </Part>
  );
}
