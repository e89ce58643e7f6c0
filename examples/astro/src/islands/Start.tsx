import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { WelcomeScreen } from '@wallet/ui/screens/welcome';

export function Start() {
  return (
    <WalletRoot homeHref="/">
      <WelcomeScreen signUpHref="/join" logInHref="/withdraw/" demoHref="/demo" awards={['Best of all']} />
    </WalletRoot>
  );
}
