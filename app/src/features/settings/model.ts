import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { BiometricsSetting, SettingsScreenProps } from '@wallet/ui/screens/settings';
import { useState } from 'react';
import type { BiometricSupport } from '../../adapters/biometrics/Biometrics.ts';
import { reportThrown } from '../../adapters/monitoring/Monitoring.ts';
import { loadLater } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { brokerStatus, useRequestBrokerAccount } from '../../data/broker-account.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { useBiometricSupport } from '../../operations/useBiometricSupport.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import { activatedFor, forgetActivation } from '../../session/biometry.ts';

/** Whether this customer logs in by biometrics here. */
export function useBiometricsSetting(): { readonly biometrics: BiometricsSetting; readonly turnOff: () => void } {
  const { biometrics, storage, monitoring } = useServices();
  const username = useSession()?.username;
  const support = useBiometricSupport() ?? null;
  const [isActivated, setIsActivated] = useState(() => activatedFor(storage) === username);

  /** At once and without a password; the stored secret goes as well (D-SET-04). */
  const turnOff = (): void => {
    forgetActivation(storage);
    setIsActivated(false);
    void biometrics.forget().catch((thrown: unknown) => reportThrown(monitoring, thrown));
  };
  return { biometrics: toBiometricsSetting(support, isActivated), turnOff };
}

/** The broker's status and its request; who has not finished the registration is asked to (D-SET-12). */
export function useBrokerAccount(): Pick<SettingsScreenProps, 'broker' | 'onRequestBroker'> {
  const { data: info } = useUserInfo();
  const session = useSession();
  const request = useRequestBrokerAccount();
  return {
    broker: toBroker(info),
    onRequestBroker: () =>
      attempt(async () => {
        if (session !== null && isKycComplete(session)) return request();
        const { openOperationPrompt } = await loadLater(() => import('../../operations/openOperationPrompt.tsx'));
        return openOperationPrompt('completeRegistration');
      }),
  };
}

/** What the switch of biometrics shows; without support there is only the way to the app (SET-002, D-SET-02, D-SET-03). */
export function toBiometricsSetting(support: BiometricSupport | null, isActivated: boolean): BiometricsSetting {
  if (support === null) return { state: 'browser' };
  const { kind, isOn } = support;
  if (!isOn) return { state: 'systemOff', kind };
  return { state: isActivated ? 'on' : 'off', kind };
}

/** Whether a broker account can be asked for, or was (SET-012, SET-013, SET-016). */
export function toBroker(info: Pick<UserInfo, 'serviceProviders'> | undefined): SettingsScreenProps['broker'] {
  if (info === undefined) return null;
  const status = brokerStatus(info);
  return status === 'none' || status === 'requested' ? status : null;
}

/** The brand's page in the store of the platform, its website where it has none (D-SET-01). */
export function toAppHref(
  { website, appStore, googlePlay }: { readonly website: string; readonly appStore?: string; readonly googlePlay?: string },
  userAgent: string,
): string {
  return (/android/i.test(userAgent) ? googlePlay : appStore) ?? website;
}
