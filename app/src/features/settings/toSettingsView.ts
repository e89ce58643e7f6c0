import type { UserInfo } from '@wallet/contract/user-info';
import type { BiometricsSetting, SettingsScreenProps } from '@wallet/ui/screens/settings/SettingsScreen.types';
import type { BiometricSupport } from '../../adapters/biometrics/Biometrics.ts';
import { brokerStatus } from '../../data/broker-account/withBrokerStatus.ts';

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
