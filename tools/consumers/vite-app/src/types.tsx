import { WelcomeScreen } from '@wallet/ui/screens/welcome';

// @ts-expect-error a property that is missing: the types are really there
export const wrong = <WelcomeScreen signUpHref="/join" />;
