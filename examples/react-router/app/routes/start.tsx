import { WelcomeScreen } from '@wallet/ui/screens/welcome';

export default function Start() {
  return <WelcomeScreen signUpHref="/join" logInHref="/withdraw" demoHref="/demo" awards={['Best of all']} />;
}
