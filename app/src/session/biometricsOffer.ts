import type { BiometricSupport } from '../adapters/biometrics/Biometrics.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';
import { activatedFor } from './biometry.ts';

/** What is offered: biometric sign-in here, or the app that has it; null: nothing. */
export type BiometricsOffer = 'activate' | 'getApp' | null;

/**
 * Whether biometric sign-in is offered after a login by password: not to a customer who has chosen before or has it on (BIO-004), nor where
 * the device's own switch is off.
 */
export function biometricsOffer(storage: DeviceStorage, username: string, support: BiometricSupport | null): BiometricsOffer {
  if (storage.read(deviceKeys.biometryChoice) !== null || activatedFor(storage) === username) return null;
  if (support === null) return 'getApp';
  return support.isOn ? 'activate' : null;
}
