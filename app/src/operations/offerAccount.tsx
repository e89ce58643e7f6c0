import { DemoDialog } from '@wallet/ui/screens/assets';
import { paths } from '../routing/paths.ts';
import { openOverlay } from './walletUi.ts';

/** Every operation of the demo offers to open a real account (D-HOME-20, D-CUR-14). */
export function offerAccount(): void {
  openOverlay(<DemoDialog signUpHref={paths.signUp.to()} logInHref={paths.login.to()} />);
}
