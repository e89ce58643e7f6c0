import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';

const BYTES = 16;

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Identifies this device to the provider by random bytes that survive a log-out, so that the customer's own device is not treated as
 * unknown (DEV-006, RULE-051). It does not authorize anything.
 */
export function getDeviceId(storage: DeviceStorage): string {
  const storedId = storage.read(deviceKeys.device);
  if (storedId !== null) return storedId;
  const made = toBase64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  storage.write(deviceKeys.device, made);
  return made;
}
