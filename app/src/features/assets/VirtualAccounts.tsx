import { VirtualAccountsDialog } from '@wallet/ui/screens/assets/VirtualAccountsDialog';
import { toOutcome } from '../../api/toOutcome.ts';
import { useOpenVirtualAccounts } from '../../data/accounts/useOpenVirtualAccounts.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';

/** Wallets are made once the customer has confirmed it with the password (SET-027, D-SET-16). */
export function VirtualAccounts({ onClose }: { readonly onClose: () => void }) {
  const { config, lifecycle } = useServices();
  const openAccounts = useOpenVirtualAccounts();
  return (
    <VirtualAccountsDialog
      onConfirm={(password) => toOutcome(() => openAccounts(password), { password: 'password' })}
      onClose={onClose}
      forgotHref={paths.forgotPassword.to()}
      onForgot={() => lifecycle.logOut(paths.forgotPassword.to())}
      termsHref={config.links.terms}
    />
  );
}
