/** A request as it was seen, for whoever tests (`/sandbox/requests`). */
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
  readonly add: (request: SeenRequest, username: string | undefined) => void;
  /** The last 500, newest first, of a customer and below a path. */
  readonly read: (filter: { readonly username?: string | undefined; readonly path?: string | undefined }) => readonly SeenRequest[];
};

const KEPT = 10_000;
const ANSWERED = 500;
const SECRET = new Set(['password', 'old_password', 'new_password', 'code', 'pin', 'refresh_token', 'payload', 'signatures']);
const REDACTED = '[redacted]';

/** The same value without passwords, codes and tokens. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, SECRET.has(name) ? REDACTED : redact(member)]));
}

/** Request headers without the token. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      name === 'authorization' || name === 'cookie' ? value.replace(/ .*/, ` ${REDACTED}`) : value,
    ]),
  );
}

export function createRequestLog(): RequestLog {
  const seen: { readonly request: SeenRequest; readonly username: string | undefined }[] = [];
  return {
    add: (request, username) => {
      seen.push({ request, username });
      if (seen.length > KEPT * 2) seen.splice(0, seen.length - KEPT);
    },
    read: ({ username, path }) => {
      const found: SeenRequest[] = [];
      for (let index = seen.length - 1; index >= 0 && found.length < ANSWERED; index -= 1) {
        const entry = seen[index];
        if (entry === undefined) break;
        if (username !== undefined && entry.username !== username) continue;
        if (path !== undefined && !entry.request.path.startsWith(path)) continue;
        found.push(entry.request);
      }
      return found;
    },
  };
}
