import { SuccessfullyChangedScreen } from '@wallet/ui/screens/change-password';
import { paths } from '../../routing/paths.ts';

/** After a change of the password (PWD-017). */
export function SuccessfullyChangedPage() {
  return <SuccessfullyChangedScreen logInHref={paths.login.to()} />;
}
