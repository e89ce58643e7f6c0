import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';

/** Biometric sign-in is on, for whom and since when (BIO-002): told by this, the secret itself lies in the system's key store. */
export function rememberActivation(storage: DeviceStorage, username: string, now: number): void {
  storage.write(deviceKeys.biometryStatus, { username, activatedAt: new Date(now).toISOString() });
}

export function forgetActivation(storage: DeviceStorage): void {
  storage.remove(deviceKeys.biometryStatus);
}

/** Whose biometric sign-in is on; null when none is. */
export function activatedFor(storage: DeviceStorage): string | null {
  return storage.read(deviceKeys.biometryStatus)?.username ?? null;
}
