/** API-004, written out: this is code of the first page, which carries no schema of the contract. */
const LOGOUT = '/api/v1/logout';

/** Tells the provider of a logout; its failure or delay changes nothing for the customer (SES-021, D-SES-13). */
export function sendLogout(origin: string, version: string, accessToken: string): void {
  const headers = { authorization: `Bearer ${accessToken}`, 'x-app-version': version };
  fetch(`${origin}${LOGOUT}`, { method: 'POST', keepalive: true, headers }).catch(() => undefined);
}
