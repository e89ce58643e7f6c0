import { VirtualAccountsDialog } from '@wallet/ui/screens/assets';
import { attempt } from '../../api/outcome.ts';
import { useOpenVirtualAccounts } from '../../data/accounts.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';

/** Creates wallets after the customer confirms with their password (SET-027, D-SET-16). */
export function VirtualAccounts({ onClose }: { readonly onClose: () => void }) {
  const { config, lifecycle } = useServices();
  const openAccounts = useOpenVirtualAccounts();
  return (
    <VirtualAccountsDialog
      onConfirm={(password) => attempt(() => openAccounts(password), { fields: { password: 'password' } })}
      onClose={onClose}
      forgotHref={paths.forgotPassword.to()}
      onForgot={() => lifecycle.logOut(paths.forgotPassword.to())}
      termsHref={config.links.terms}
    />
  );
}
