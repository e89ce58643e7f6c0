export type CurlRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is sent; undefined: none. */
  readonly body?: string | undefined;
};

/** What curl writes itself: the length of the body that it sends, and how it is connected. */
const ofTheConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

/** A word of a POSIX shell that means itself: within single quotes nothing else does. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command that sends the request again. The bearer is whatever `TOKEN` holds (OPSC-005). */
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
