import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { BiometricsSetting, SettingsScreenProps } from '@wallet/ui/screens/settings';
import { useState } from 'react';
import type { BiometricSupport } from '../../adapters/biometrics/Biometrics.ts';
import { reportThrown } from '../../adapters/monitoring/Monitoring.ts';
import { loadOrOffline } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { getBrokerStatus, useRequestBrokerAccount } from '../../data/broker-account.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { useBiometricSupport } from '../../operations/useBiometricSupport.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import { readActivatedUsername, removeActivation } from '../../session/biometry.ts';

/** The setting for this customer's biometric sign-in on this device. */
export function useBiometricsSetting(): { readonly biometrics: BiometricsSetting; readonly turnOff: () => void } {
  const { biometrics, storage, monitoring } = useServices();
  const username = useSession()?.username;
  const support = useBiometricSupport() ?? null;
  const [isActivated, setIsActivated] = useState(() => readActivatedUsername(storage) === username);

  /** Takes effect immediately and without a password. Also erases the stored secret (D-SET-04). */
  const turnOff = (): void => {
    removeActivation(storage);
    setIsActivated(false);
    void biometrics.forget().catch((thrown: unknown) => reportThrown(monitoring, thrown));
  };
  return { biometrics: toBiometricsSetting(support, isActivated), turnOff };
}

/** The broker's status and its request. Customers who have not completed registration are prompted to do so (D-SET-12). */
export function useBrokerAccount(): Pick<SettingsScreenProps, 'broker' | 'onRequestBroker'> {
  const { data: info } = useUserInfo();
  const session = useSession();
  const request = useRequestBrokerAccount();
  return {
    broker: toBroker(info),
    onRequestBroker: () =>
      attempt(async () => {
        if (isKycComplete(session)) return request();
        const { openOperationPrompt } = await loadOrOffline(() => import('../../operations/openOperationPrompt.tsx'));
        return openOperationPrompt('completeRegistration');
      }),
  };
}

/** Maps biometric support to the setting. Without support it only links to the app (SET-002, D-SET-02, D-SET-03). */
export function toBiometricsSetting(support: BiometricSupport | null, isActivated: boolean): BiometricsSetting {
  if (support === null) return { state: 'browser' };
  const { kind, isOn } = support;
  if (!isOn) return { state: 'systemOff', kind };
  return { state: isActivated ? 'on' : 'off', kind };
}

/** Returns the broker's status while an account can be, or has been, requested. Null otherwise (SET-012, SET-013, SET-016). */
export function toBroker(info: Pick<UserInfo, 'serviceProviders'> | undefined): SettingsScreenProps['broker'] {
  if (info === undefined) return null;
  const status = getBrokerStatus(info);
  return status === 'none' || status === 'requested' ? status : null;
}
