import { openOverlay } from '@wallet/ui/patterns/OverlaySlot/openOverlay';
import { DemoDialog } from '@wallet/ui/screens/assets/DemoDialog';
import { paths } from '../../routing/paths.ts';

/** Any operation of the demo leads to an account of one's own (D-HOME-20, D-CUR-14). */
export function offerAccount(): void {
  openOverlay(<DemoDialog signUpHref={paths.signUp.to()} logInHref={paths.login.to()} />);
}
