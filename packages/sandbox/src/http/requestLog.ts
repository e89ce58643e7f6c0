import { parseJson } from '@wallet/core/configuration/readers';

const REDACTED = '[redacted]';

/** Members of bodies and queries that must not be logged (RULE-036). */
const secretMembers = [
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
  // owner of an account or card (VOP-021)
  'held_name',
  'beneficiaryName',
  'counterparty',
  'holder',
] as const;
const secretNames = new Set<string>(secretMembers);
const secretInQuery = new RegExp(`(?<=[?&](?:${secretMembers.join('|')})=)[^&#]*`, 'g');
/** A token in one of the provider's own links: 256 bits in base64url, as a segment of a path or a value of a query. */
const tokenInAddress = /(?<=[/=])[\w-]{40,}(?=[/?&#]|$)/g;

/** A token anywhere in a text: signed, for refresh, or 256 bits in base64url. */
const tokenInText = /eyJ[\w-]+\.[\w-]+\.[\w-]*|rt_[\w-]{20,}|pc_[\w-]{43}|(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Calls whose bodies name a holder in a member that is no secret elsewhere (VOP-021). */
const HOLDER_NAME_PATH = /\/payee_checks(?:[/?]|$)/;

/** Returns a copy of a body sent to this path, without passwords, codes, tokens and holders' names. */
export function redactBody(value: unknown, path = ''): unknown {
  if (typeof value === 'string') return value.replaceAll(tokenInText, REDACTED);
  if (Array.isArray(value)) return value.map((item) => redactBody(item, path));
  if (typeof value !== 'object' || value === null) return value;
  const isHidden = (name: string): boolean => secretNames.has(name) || (name === 'name' && HOLDER_NAME_PATH.test(path));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, isHidden(name) ? REDACTED : redactBody(member, path)]));
}

/** Returns a path or URL without the tokens of e-mailed links and without secret query values. */
export function redactAddress(address: string): string {
  return address.replaceAll(secretInQuery, REDACTED).replaceAll(tokenInAddress, REDACTED);
}

export function redactHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { authorization, cookie } = headers;
  return {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, redactAddress(value)])),
    ...(authorization === undefined ? {} : { authorization: authorization.startsWith('Bearer ') ? `Bearer ${REDACTED}` : REDACTED }),
    ...(cookie === undefined ? {} : { cookie: REDACTED }),
  };
}

/** Matches JSON members with a text value that must not be logged. `code` in answers is the kind of a refusal and is not hidden. */
const createMemberPattern = (names: readonly string[]): RegExp => new RegExp(`("(?:${names.join('|')})":)"(?:[^"\\\\]|\\\\.)*"`, 'g');
const secretsInAnswers = secretMembers.filter((name) => name !== 'code');
const secretInAnswer = createMemberPattern(secretsInAnswers);
const secretOrHolderNameInAnswer = createMemberPattern([...secretsInAnswers, 'name']);

const MAX_BODY_CHARACTERS = 16 * 1024;
/** Read beyond the limit, so that a secret at the cut is complete when it is redacted. */
const REDACTION_OVERLAP = 4096;

/** Returns an answer's text without secrets, cut to the limit. */
function redactAnswer(text: string, path: string): string {
  const redacted = text
    .slice(0, MAX_BODY_CHARACTERS + REDACTION_OVERLAP)
    .replaceAll(HOLDER_NAME_PATH.test(path) ? secretOrHolderNameInAnswer : secretInAnswer, `$1"${REDACTED}"`)
    .replaceAll(tokenInText, REDACTED);
  return redacted.length > MAX_BODY_CHARACTERS ? `${redacted.slice(0, MAX_BODY_CHARACTERS)}…` : redacted;
}

/** A request as logged for testers (`/sandbox/requests`). */
export type LoggedRequest = {
  /** Unique in the log of its process. */
  readonly id: string;
  readonly method: string;
  /** As requested, with its query. */
  readonly path: string;
  readonly status: number;
  /** The presumed customer, not authenticated. */
  readonly username: string | null;
  /** The call of the contract, `API-036`; null if it is none. */
  readonly call: string | null;
  readonly durationMs: number;
  /** Size of the answer's body in bytes; null if unknown. */
  readonly size: number | null;
  readonly at: string;
  readonly instance: string;
};
/** Includes what was sent in both directions. Bodies are at most 16 KiB; of a longer one, the start of its text. */
export type DetailedRequest = LoggedRequest & {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly answer: { readonly headers: Readonly<Record<string, string>>; readonly body: unknown };
};
/** The parts of an entry that are observed; the log adds the others. */
export type ObservedRequest = Omit<DetailedRequest, 'id' | 'instance' | 'answer' | 'username'> & {
  readonly isMoney?: boolean;
  readonly answer: { readonly headers: Readonly<Record<string, string>>; readonly text: string };
};

export type RequestFilter = {
  readonly username?: string | undefined;
  /** A prefix, or a pattern with `*`. */
  readonly path?: string | undefined;
  readonly method?: string | undefined;
  /** A status, or a class: `4xx`. */
  readonly status?: string | undefined;
  readonly call?: string | undefined;
  readonly isMoney?: boolean;
  /** @default 500, the maximum */
  readonly limit?: number;
};

export type RequestLog = {
  /** Logs a request as it was received. Secrets are removed here. */
  readonly add: (request: ObservedRequest, username: string | undefined) => void;
  /** Returns the newest matching requests, newest first. */
  readonly read: (filter: RequestFilter) => readonly DetailedRequest[];
  /** Like `read`, without headers and bodies, for a list. */
  readonly list: (filter: RequestFilter) => readonly LoggedRequest[];
  /** Finds a request; undefined if it is not, or no longer, in the log. */
  readonly find: (id: string) => DetailedRequest | undefined;
};

export const MAX_LISTED_REQUESTS = 500;
/** The newest requests are kept up to this number and this total length. */
const LOG_LIMITS = { most: 10_000, mostCharacters: 32 * 1024 * 1024 };

/** Stored as text: a body of 64 KiB takes some megabytes as a value. */
type StoredRequest = { readonly seen: LoggedRequest; readonly isMoney: boolean; readonly text: string; readonly answerText: string };

const parseStoredRequest = ({ text, answerText }: StoredRequest): Pick<DetailedRequest, 'headers' | 'body' | 'answer'> => {
  const { headers, body, answerHeaders } = JSON.parse(text);
  return { headers, body, answer: { headers: answerHeaders, body: parseAnswerBody(answerText) } };
};

function parseAnswerBody(text: string): unknown {
  if (text === '') return null;
  const value = parseJson(text);
  return value === undefined ? text : value;
}

function cutBody(body: unknown): unknown {
  const text = JSON.stringify(body) ?? 'null';
  return text.length > MAX_BODY_CHARACTERS ? `${text.slice(0, MAX_BODY_CHARACTERS)}…` : body;
}

/** True if a path starts with the pattern, or matches one with `*`. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.startsWith(pattern);
  const source = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join('.*')}$`).test(path);
}

const hasStatus = (status: number, wanted: string): boolean =>
  /^[1-5]xx$/.test(wanted) ? Math.floor(status / 100) === Number(wanted[0]) : String(status) === wanted;

function matchesFilter({ seen, isMoney }: StoredRequest, filter: RequestFilter): boolean {
  return (
    (filter.username === undefined || seen.username === filter.username) &&
    (filter.method === undefined || seen.method === filter.method.toUpperCase()) &&
    (filter.call === undefined || seen.call === filter.call.toUpperCase()) &&
    (filter.status === undefined || hasStatus(seen.status, filter.status)) &&
    (filter.isMoney !== true || isMoney) &&
    matchesPath(filter.path ?? '', seen.path)
  );
}

/**
 * Creates the log of a process.
 * @param instance name of this process among others on the same database
 */
export function createRequestLog(
  { most, mostCharacters } = LOG_LIMITS,
  instance: string = process.env['INSTANCE'] ?? String(process.pid),
): RequestLog {
  const entries = new Map<string, StoredRequest>();
  let characters = 0;
  let count = 0;

  function* newest(filter: RequestFilter): Generator<StoredRequest> {
    let left = filter.limit ?? MAX_LISTED_REQUESTS;
    for (const entry of [...entries.values()].toReversed()) {
      if (left === 0) return;
      if (!matchesFilter(entry, filter)) continue;
      left -= 1;
      yield entry;
    }
  }

  const getLength = ({ text, answerText }: StoredRequest): number => text.length + answerText.length;
  return {
    add: ({ method, path, status, call, durationMs, size, at, isMoney = false, headers, body, answer }, username = '') => {
      count += 1;
      const entry: LoggedRequest = {
        id: `${instance}-${count}`,
        method,
        path: redactAddress(path),
        status,
        username: username === '' ? null : username,
        call,
        durationMs,
        size,
        at,
        instance,
      };
      const sent = { headers: redactHeaders(headers), body: cutBody(redactBody(body, path)), answerHeaders: redactHeaders(answer.headers) };
      const record: StoredRequest = { seen: entry, isMoney, text: JSON.stringify(sent), answerText: redactAnswer(answer.text, path) };
      entries.set(entry.id, record);
      characters += getLength(record);
      for (const [id, oldest] of entries) {
        if (entries.size === 1 || (entries.size <= most && characters <= mostCharacters)) break;
        entries.delete(id);
        characters -= getLength(oldest);
      }
    },
    read: (filter) => [...newest(filter)].map((entry) => ({ ...entry.seen, ...parseStoredRequest(entry) })),
    list: (filter) => [...newest(filter)].map(({ seen }) => seen),
    find: (id) => {
      const entry = entries.get(id);
      return entry === undefined ? undefined : { ...entry.seen, ...parseStoredRequest(entry) };
    },
  };
}
