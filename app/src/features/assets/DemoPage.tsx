import { AssetsScreen } from '@wallet/ui/screens/assets';
import { useHideBalances } from './useHideBalances.ts';
import { paths } from '../../routing/paths.ts';
import { toDemoContent } from './toDemo.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';

const actionHrefs = {
  receive: paths.demoSelectCurrency.to({ purpose: 'receive' }),
  trade: paths.demoSelectCurrency.to({ purpose: 'exchange' }),
  send: paths.demoSelectCurrency.to({ purpose: 'send' }),
};
const nothing = (): void => undefined;

/** The demo home of a visitor: the dashboard with fixed figures, no call (APP-010, D-APP-20, HOME-070). */
export function DemoPage() {
  const page = { kind: 'ready', content: toDemoContent(usePrimaryCurrency()) } as const;
  return (
    <AssetsScreen
      demo
      page={page}
      refreshing={false}
      onRefresh={nothing}
      onHiddenChange={useHideBalances()}
      actionHrefs={actionHrefs}
      referralHref={null}
      onOpenInProgress={nothing}
      onAlertClosed={nothing}
    />
  );
}
