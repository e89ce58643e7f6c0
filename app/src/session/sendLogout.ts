import type { DeviceKey } from '../adapters/device-key/DeviceKey.ts';

/** API-004, written out: this is code of the first page, which carries no schema of the contract. */
const LOGOUT = '/api/v1/logout';

const post = (origin: string, headers: Readonly<Record<string, string>>): void =>
  void fetch(`${origin}${LOGOUT}`, { method: 'POST', keepalive: true, headers }).catch(() => undefined);

/** Tells the provider of a logout; its failure or delay changes nothing for the customer (SES-021, D-SES-13). */
export const sendLogout = (origin: string, version: string, accessToken: string): void =>
  post(origin, { authorization: `Bearer ${accessToken}`, 'x-app-version': version });

/** The same with a token that is bound to this device's key: settles once the request is under way, or the key is gone (DEV-011). */
export async function sendProvenLogout(origin: string, version: string, token: string, { prove }: Pick<DeviceKey, 'prove'>): Promise<void> {
  const dpop = await prove({ method: 'POST', address: new URL(origin + LOGOUT, location.href).href, token });
  if (dpop !== null) post(origin, { authorization: `DPoP ${token}`, dpop, 'x-app-version': version });
}
