import { WelcomeScreen } from '@wallet/ui/screens/welcome';

export default function Page() {
  return <WelcomeScreen signUpHref="/join" logInHref="/withdraw" demoHref="/demo" awards={['Best of all']} />;
}
