const REDACTED = '[redacted]';

/** Members of bodies and of queries that no log may hold (RULE-036). */
const secrets = [
  'password',
  'old_password',
  'new_password',
  'code',
  'pin',
  'token',
  'captchaToken',
  'access_token',
  'refresh_token',
  'payload',
  'signatures',
] as const;
const isSecret = new Set<string>(secrets);
const secretInQuery = new RegExp(`(?<=[?&](?:${secrets.join('|')})=)[^&#]*`, 'g');
/** A token of the provider's own links: 256 bits in base64url, a step of a path or a value of a query. */
const tokenInAddress = /(?<=[/=])[\w-]{40,}(?=[/?&#]|$)/g;

/** The same value without passwords, codes and tokens. */
export function redactBody(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactBody);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, isSecret.has(name) ? REDACTED : redactBody(member)]));
}

/** The same path or URL without the tokens of e-mailed links and without what a query must not hold. */
export function redactAddress(address: string): string {
  return address.replaceAll(secretInQuery, REDACTED).replaceAll(tokenInAddress, REDACTED);
}

/** The same headers without tokens and cookies. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { authorization, cookie } = headers;
  return {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, redactAddress(value)])),
    ...(authorization === undefined ? {} : { authorization: authorization.startsWith('Bearer ') ? `Bearer ${REDACTED}` : REDACTED }),
    ...(cookie === undefined ? {} : { cookie: REDACTED }),
  };
}
