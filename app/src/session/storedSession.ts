import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys, sessionKeys } from '../storage/keys.ts';
import type { StorageKey } from '../storage/StorageKey.ts';
import type { Session } from './Session.ts';

/** Reads the session from this tab's storage. Null when a required part is missing. */
export function readSession(storage: DeviceStorage): Session | null {
  const accessToken = storage.read(sessionKeys.authToken);
  const refreshToken = storage.read(sessionKeys.refreshToken);
  const userId = storage.read(sessionKeys.userId);
  const tokenType = storage.read(sessionKeys.tokenType);
  const username = storage.read(deviceKeys.username);
  if (accessToken === null || refreshToken === null || userId === null || username === null) return null;
  return {
    accessToken,
    refreshToken,
    userId,
    username,
    uuid: storage.read(sessionKeys.uuid),
    status: storage.read(deviceKeys.authStatus) ?? '',
    roles: storage.read(sessionKeys.authRoles) ?? [],
    addressStatus: storage.read(sessionKeys.addressStatus) ?? '',
    ...(tokenType === null ? {} : { tokenType }),
  };
}

/** Empty means unknown, which is not stored. */
function writeOrRemove(storage: DeviceStorage, key: StorageKey<string>, value: string): void {
  if (value === '') storage.remove(key);
  else storage.write(key, value);
}

/** Stores tokens, roles and address status for the tab, and name and status for the device (SES-002, SES-003, SES-005). */
export function storeSession(storage: DeviceStorage, session: Session): void {
  storage.write(sessionKeys.authToken, session.accessToken);
  storage.write(sessionKeys.refreshToken, session.refreshToken);
  if (session.tokenType === undefined) storage.remove(sessionKeys.tokenType);
  else storage.write(sessionKeys.tokenType, session.tokenType);
  storage.write(sessionKeys.userId, session.userId);
  writeOrRemove(storage, sessionKeys.uuid, session.uuid ?? '');
  storage.write(sessionKeys.authRoles, session.roles);
  writeOrRemove(storage, sessionKeys.addressStatus, session.addressStatus);
  storage.write(deviceKeys.username, session.username);
  writeOrRemove(storage, deviceKeys.authStatus, session.status);
}

/** Removes everything that belongs to the session, except what is needed to greet a returning customer (SES-020, D-SES-13). */
export function dropSession(storage: DeviceStorage): void {
  for (const key of Object.values(sessionKeys)) storage.remove(key);
}

/** Removes the customer's account from this device, for `Change account` and when usernames differ (D-AUTH-02, AUTH-020). */
export function forgetAccount(storage: DeviceStorage): void {
  const { username, givenName, authStatus, tenantUuid, device, biometryStatus, biometryChoice } = deviceKeys;
  for (const key of [username, givenName, authStatus, tenantUuid, device, biometryStatus, biometryChoice]) storage.remove(key);
}
