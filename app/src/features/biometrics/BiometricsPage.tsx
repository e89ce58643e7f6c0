import { BiometricsScreen } from '@wallet/ui/screens/biometrics';
import { useNavigate } from 'react-router-dom';
import { accessIssue } from '../../api/accessIssue.ts';
import { SessionEnd } from '../../api/errors.ts';
import { activateBiometrics } from '../../data/session/later.ts';
import { paths } from '../../routing/paths.ts';
import { useServices, useSession } from '../../providers/Services.ts';

/** Switching biometric sign-in on (BIO-007, D-SET-05). */
export function BiometricsPage() {
  const services = useServices();
  const username = useSession()?.username ?? '';
  const navigate = useNavigate();
  return (
    <BiometricsScreen
      onActivate={async (password) => {
        try {
          return await activateBiometrics(services, username, password);
        } catch (error) {
          if (error instanceof SessionEnd) throw error;
          return { kind: 'refused', issue: accessIssue(error) };
        }
      }}
      onLeave={() => void navigate(paths.settings.to(), { replace: true })}
      signUpHref={paths.signUp.to()}
      logInHref={paths.login.to()}
      supportHref={paths.support.to()}
    />
  );
}
