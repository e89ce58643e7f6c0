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
  'payee_check',
] as const;
const isSecret = new Set<string>(secrets);
const secretInQuery = new RegExp(`(?<=[?&](?:${secrets.join('|')})=)[^&#]*`, 'g');
/** A token of the provider's own links: 256 bits in base64url, a step of a path or a value of a query. */
const tokenInAddress = /(?<=[/=])[\w-]{40,}(?=[/?&#]|$)/g;

/** A token wherever it is in a text: signed, of a refresh, or 256 bits in base64url. */
const tokenInText = /eyJ[\w-]+\.[\w-]+\.[\w-]*|rt_[\w-]{20,}|pc_[\w-]{43}|(?<![\w-])[\w-]{43}(?![\w-])/g;

/** The same value without passwords, codes and tokens. */
export function redactBody(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(tokenInText, REDACTED);
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

/** A request as it was seen, for anyone who tests (`/sandbox/requests`). */
export type SeenRequest = {
  readonly method: string;
  /** As asked, with its query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly at: string;
};

export type RequestLog = {
  /** Writes a request down as it came: what nobody may read is left out here. */
  readonly add: (request: SeenRequest, username: string | undefined) => void;
  /** The last 500, newest first, of a customer and below a path. */
  readonly read: (filter: { readonly username?: string | undefined; readonly path?: string | undefined }) => readonly SeenRequest[];
};

const ANSWERED = 500;
/** The newest are kept while they are so few, and so short together. */
const BOUNDS = { most: 10_000, mostCharacters: 32 * 1024 * 1024 };

/** Requests are kept as text: a body of 64 KiB is some megabytes as a value. */
type Kept = { readonly path: string; readonly username: string | undefined; readonly text: string };

export function createRequestLog({ most, mostCharacters } = BOUNDS): RequestLog {
  const entries = new Set<Kept>();
  let characters = 0;
  return {
    add: (request, username) => {
      const path = redactAddress(request.path);
      const text = JSON.stringify({ ...request, path, headers: redactHeaders(request.headers), body: redactBody(request.body) });
      entries.add({ path, username, text });
      characters += text.length;
      for (const oldest of entries) {
        if (entries.size === 1 || (entries.size <= most && characters <= mostCharacters)) break;
        entries.delete(oldest);
        characters -= oldest.text.length;
      }
    },
    read: ({ username, path = '' }) => {
      const matches: SeenRequest[] = [];
      for (const entry of [...entries].toReversed()) {
        if (matches.length === ANSWERED) break;
        if (username !== undefined && entry.username !== username) continue;
        if (entry.path.startsWith(path)) matches.push(JSON.parse(entry.text));
      }
      return matches;
    },
  };
}
