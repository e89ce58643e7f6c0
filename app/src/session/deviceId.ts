import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';

const BYTES = 16;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * What this device is known by at the provider: random bytes, kept over a log-out, so that a customer's own device is no stranger's
 * (DEV-006, RULE-051). It authorises nothing.
 */
export function deviceIdOf(storage: DeviceStorage): string {
  const storedId = storage.read(deviceKeys.device);
  if (storedId !== null) return storedId;
  const made = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  storage.write(deviceKeys.device, made);
  return made;
}
