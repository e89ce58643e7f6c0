export type CurlRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The raw body. Undefined if there is none. */
  readonly body?: string | undefined;
};

/** Headers that curl sets itself: content length and connection. */
const CONNECTION_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

/** Quotes a word for a POSIX shell. Single quotes are the only special character inside single quotes. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A curl command that repeats the request. The bearer token is read from `TOKEN` (OPSC-005). */
export function toCurlCommand({ method, url, headers = {}, body }: CurlRequest): string {
  const lines = [`curl -X ${method} ${quoteForShell(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const key = name.toLowerCase();
    if (CONNECTION_HEADERS.has(key)) continue;
    if (key === 'accept-encoding') lines.push('--compressed');
    else lines.push(key === 'authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoteForShell(`${name}: ${value}`)}`);
  }
  if (body !== undefined) lines.push(`--data-raw ${quoteForShell(body)}`);
  return lines.join(' \\\n  ');
}
