export type CurlRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The raw body. Undefined if there is none. */
  readonly body?: string | undefined;
};

/** Headers that curl sets itself: content length and connection. */
const ofTheConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

/** Quotes a word for a POSIX shell. Single quotes are the only special character inside single quotes. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A curl command that repeats the request. The bearer token is read from `TOKEN` (OPSC-005). */
export function curlOf({ method, url, headers = {}, body }: CurlRequest): string {
  const lines = [`curl -X ${method} ${quote(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const key = name.toLowerCase();
    if (ofTheConnection.has(key)) continue;
    if (key === 'accept-encoding') lines.push('--compressed');
    else lines.push(key === 'authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quote(`${name}: ${value}`)}`);
  }
  if (body !== undefined) lines.push(`--data-raw ${quote(body)}`);
  return lines.join(' \\\n  ');
}
