import '@wallet/ui/fonts.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { Button } from '@wallet/ui/components/Button';
import { WelcomeScreen } from '@wallet/ui/screens/welcome/WelcomeScreen';
import { TextsProvider } from '@wallet/ui/texts/Texts';

// @ts-expect-error a property that is missing: the types are really there
const wrong = <WelcomeScreen signUpHref="/join" />;

const root = document.querySelector('#root');
if (root !== null && wrong.type === WelcomeScreen) {
  createRoot(root).render(
    <TextsProvider overrides={{ welcome: { createAccount: 'Join us' } }}>
      <WelcomeScreen signUpHref="/join" logInHref="/login" demoHref="/demo" awards={['Best of all']} />
      <Button onClick={() => (document.title = 'Pressed')}>Press</Button>
    </TextsProvider>,
  );
}
