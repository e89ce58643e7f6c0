import { BiometricsScreen } from '@wallet/ui/screens/biometrics';
import { useNavigate } from 'react-router-dom';
import { toAccessRefused } from '../../api/toAccessIssue.ts';
import { SessionEnd } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { activateBiometrics } from '../../data/session/requests.lazy.ts';
import { toAppHref } from '../../config/appHref.ts';
import { useBiometricSupport } from '../../operations/useBiometricSupport.ts';
import { paths } from '../../routing/paths.ts';
import { useServices, useSession } from '../../providers/Services.ts';

/** Activates biometric sign-in (BIO-007, D-SET-05). A browser offers the app that has it (BIO-005). */
export function BiometricsPage() {
  const services = useServices();
  const username = useSession()?.username ?? '';
  const navigate = useNavigate();
  const support = useBiometricSupport();
  // In the wrapper the customer already has the app, and activation itself tells when the device refuses.
  const isBrowser = support === null && globalThis.walletBridge === undefined;
  return (
    <BiometricsScreen
      device={support === undefined ? 'asking' : isBrowser ? 'browser' : 'biometric'}
      appHref={toAppHref(services.config.links, navigator.userAgent)}
      passkeysHref={services.config.security?.passkeys === true ? paths.security.to() : null}
      onActivate={async (password) => {
        const outcome = await attempt(() => activateBiometrics(services, username, password), {
          special: toAccessRefused,
          otherwise: (error) => (error instanceof SessionEnd ? null : toAccessRefused(error)),
        });
        if (outcome.kind !== 'done' || outcome.value.kind === 'done') return outcome;
        return { kind: 'stopped', by: outcome.value.kind };
      }}
      onLeave={() => void navigate(paths.settings.to(), { replace: true })}
      signUpHref={paths.signUp.to()}
      logInHref={paths.login.to()}
      supportHref={paths.support.to()}
    />
  );
}
