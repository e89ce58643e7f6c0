import type { DeviceKey } from '../adapters/device-key/DeviceKey.ts';

/** API-004, written out because the code of the first page does not include schemas of the contract. */
const LOGOUT = '/api/v1/logout';

const postLogout = (origin: string, headers: Readonly<Record<string, string>>): void =>
  void fetch(`${origin}${LOGOUT}`, { method: 'POST', keepalive: true, headers }).catch(() => undefined);

/** Notifies the provider of a logout. A failure or delay does not affect the customer (SES-021, D-SES-13). */
export const sendLogout = (origin: string, version: string, accessToken: string): void =>
  postLogout(origin, { authorization: `Bearer ${accessToken}`, 'x-app-version': version });

/** Does the same with a token bound to this device's key. Settles once the request is sent, or when the key is missing (DEV-011). */
export async function sendProvenLogout(origin: string, version: string, token: string, { prove }: Pick<DeviceKey, 'prove'>): Promise<void> {
  const dpop = await prove({ method: 'POST', address: new URL(origin + LOGOUT, location.href).href, token });
  if (dpop !== null) postLogout(origin, { authorization: `DPoP ${token}`, dpop, 'x-app-version': version });
}
