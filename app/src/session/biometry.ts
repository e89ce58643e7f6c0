import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';

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
