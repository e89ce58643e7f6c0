import { SuccessfullyChangedScreen } from '@wallet/ui/screens/change-password';
import { paths } from '../../routing/paths.ts';

/** Shown after the password was changed (PWD-017). */
export function SuccessfullyChangedPage() {
  return <SuccessfullyChangedScreen logInHref={paths.login.to()} />;
}
