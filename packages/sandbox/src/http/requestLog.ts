import { redactAddress, redactBody, redactHeaders } from './redact.ts';

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
  const kept = new Set<Kept>();
  let characters = 0;
  return {
    add: (request, username) => {
      const path = redactAddress(request.path);
      const text = JSON.stringify({ ...request, path, headers: redactHeaders(request.headers), body: redactBody(request.body) });
      kept.add({ path, username, text });
      characters += text.length;
      for (const oldest of kept) {
        if (kept.size === 1 || (kept.size <= most && characters <= mostCharacters)) break;
        kept.delete(oldest);
        characters -= oldest.text.length;
      }
    },
    read: ({ username, path = '' }) => {
      const found: SeenRequest[] = [];
      for (const entry of [...kept].toReversed()) {
        if (found.length === ANSWERED) break;
        if (username !== undefined && entry.username !== username) continue;
        if (entry.path.startsWith(path)) found.push(JSON.parse(entry.text));
      }
      return found;
    },
  };
}
