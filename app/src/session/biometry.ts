import type { BiometricSupport } from '../adapters/biometrics/Biometrics.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys, sessionKeys } from '../storage/keys.ts';

/** Stores for whom and since when biometric sign-in is activated (BIO-002). The secret itself is in the system's key store. */
export function rememberActivation(storage: DeviceStorage, username: string, now: number): void {
  storage.write(deviceKeys.biometryStatus, { username, activatedAt: new Date(now).toISOString() });
}

export function removeActivation(storage: DeviceStorage): void {
  storage.remove(deviceKeys.biometryStatus);
}

/** Returns the customer with activated biometric sign-in, or null. */
export function readActivatedUsername(storage: DeviceStorage): string | null {
  return storage.read(deviceKeys.biometryStatus)?.username ?? null;
}

/** The customer has answered an offer on this device, so that there are no more (BIO-004). */
export const hasBiometryChoice = (storage: DeviceStorage): boolean => storage.read(deviceKeys.biometryChoice) !== null;

/**
 * Returns whether biometric sign-in is offered after a login by password. Not to a customer who has already chosen or activated it
 * (BIO-004), nor while it is switched off on the device.
 */
export function isBiometricsOffered(storage: DeviceStorage, username: string, support: BiometricSupport): boolean {
  return support.isOn && !hasBiometryChoice(storage) && readActivatedUsername(storage) !== username;
}

/** True after a login by password outside the native wrapper, until the customer has answered (BIO-004, BIO-005). */
export const isAppOffered = (storage: DeviceStorage, bridge = globalThis.walletBridge): boolean =>
  bridge === undefined && storage.read(sessionKeys.entryOffer) === 'biometrics' && !hasBiometryChoice(storage);
