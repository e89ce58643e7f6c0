import type { Operations } from '@wallet/contract/holdings/accounts';
import { type AddMoneyContent, AddMoneyScreen } from '@wallet/ui/screens/assets';
import { getShareText } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import { useOperations } from '../../data/accounts.ts';
import { getTargetIds, getTargets } from '../../operations/accounts.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { getSepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { toSepaTopUpView } from '../../operations/sepa/sepaTopUpView.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';

/** The top-up methods that the provider offers for each fiat account (HOME-105). */
export function toAddMoneyContent(operations: Operations): AddMoneyContent {
  const fiat = operations.accounts.filter(({ type }) => type === 'fiat');
  return {
    banks: fiat.flatMap(({ id: accountId, currencyName: account }) => {
      const bankId = getSepaBanks(operations, 'topup', accountId)[0]?.id;
      const read = bankId === undefined ? null : toSepaTopUpView(operations, { accountId, bankId });
      if (bankId === undefined || read?.kind !== 'ready') return [];
      const { block, requisites, settings } = read.view;
      // Hide the requisites while the method is blocked (SEPA-017 to SEPA-020).
      const shown = block === null ? requisites : null;
      return [{ accountId, account, block, requisites: shown, ...settings, href: paths.sepaTopUp.to({ accountId, bankId }) }];
    }),
    cards: operations.settings.cards_disabled
      ? []
      : fiat.flatMap(({ id: accountId, currencyName: account }) => {
          const cardId = getTargetIds(getTargets(operations, 'topup', accountId), 'card')[0];
          return cardId === undefined ? [] : [{ accountId, account, href: paths.cardTopUp.to({ accountId, cardId }) }];
        }),
  };
}

/** The ways to add money (HOME-105). */
export function AddMoneyPage() {
  const { lifecycle } = useServices();
  const operations = useOperations({ onEntry: true });
  return (
    <AddMoneyScreen
      page={toPageState(operations, toAddMoneyContent)}
      cryptoHref={paths.selectCurrency.to({ purpose: 'receive' })}
      addressVerificationHref={paths.addressVerification.to()}
      onLogInAgain={() => lifecycle.logOut(paths.login.to())}
      onBack={useGoBack(paths.assets.to())}
      onShare={getShareText()}
    />
  );
}
