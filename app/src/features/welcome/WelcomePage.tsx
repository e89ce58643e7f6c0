import { WelcomeScreen } from '@wallet/ui/screens/welcome';
import { useLocation } from 'react-router-dom';
import { useChosenLanguage } from '../../operations/page/useChosenLanguage.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';

/** The first screen for visitors (APP-008). The full query string is passed on to sign-up and login (APP-041, D-APP-22). */
export function WelcomePage() {
  const { search } = useLocation();
  const { config } = useServices();
  return (
    <WelcomeScreen
      signUpHref={`${paths.signUp.to()}${search}`}
      logInHref={`${paths.login.to()}${search}`}
      demoHref={paths.demo.to()}
      awards={config.awards}
      onLanguage={useChosenLanguage().onLanguage}
    />
  );
}
