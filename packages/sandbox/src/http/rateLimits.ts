import type { Endpoint } from '@wallet/contract/endpoint';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

/** Allows `limit` calls within `seconds` for the caller that the bucket names. */
export type RateLimitRequest = { readonly bucket: string; readonly limit: number; readonly seconds: number };

/** Rate limiting with sliding windows (api.md 1.7). */
export type RateLimiter = {
  /** Counts a call in each bucket. Returns 0 if it may proceed, else the whole seconds to wait. */
  readonly take: (takes: readonly RateLimitRequest[]) => number | Promise<number>;
};

type Bucket = { times: number[]; head: number; readonly windowMs: number };
const SWEEP_ABOVE = 10_000;
const COMPACT_ABOVE = 1000;

function dropExpired(bucket: Bucket, before: number): void {
  while ((bucket.times[bucket.head] ?? Number.POSITIVE_INFINITY) <= before) bucket.head += 1;
  if (bucket.head < COMPACT_ABOVE) return;
  bucket.times = bucket.times.slice(bucket.head);
  bucket.head = 0;
}

/**
 * Windows in the memory of one process.
 * @param now milliseconds of the provider's clock
 * @param factor multiplies every limit (api.md 1.7)
 */
export function createRateLimiter(now: () => number, factor: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();

  function sweep(moment: number): void {
    for (const [name, { times, windowMs }] of buckets) {
      if ((times.at(-1) ?? 0) <= moment - windowMs) buckets.delete(name);
    }
  }

  function takeOne({ bucket: name, limit, seconds }: RateLimitRequest): number {
    const moment = now();
    const windowMs = seconds * 1000;
    const bucket = buckets.get(name) ?? { times: [], head: 0, windowMs };
    if (buckets.size > SWEEP_ABOVE) sweep(moment);
    buckets.set(name, bucket);
    dropExpired(bucket, moment - windowMs);
    const oldest = bucket.times[bucket.head];
    const used = bucket.times.length - bucket.head;
    if (oldest !== undefined && used >= limit * factor()) return Math.max(1, Math.ceil((oldest + windowMs - moment) / 1000));
    bucket.times.push(moment);
    return 0;
  }

  return { take: (takes) => Math.max(0, ...takes.map(takeOne)) };
}

/** Windows in the database, counted together by all processes that share it, with one statement per call (RULE-070). */
export function createSharedRateLimiter(database: Database, now: () => number, factor: () => number): RateLimiter {
  return {
    take: async (takes) => {
      if (takes.length === 0) return 0;
      const [buckets, limits, windows] = [
        takes.map(({ bucket }) => bucket),
        takes.map(({ limit }) => limit * factor()),
        takes.map(({ seconds }) => seconds),
      ];
      const { rows } = await sql<{ wait: number }>`
        select take_limits(${buckets}::text[], ${limits}::float8[], ${windows}::bigint[], ${now()}::bigint) as wait`.execute(database);
      return rows[0]?.wait ?? 0;
    },
  };
}

const MINUTE = 60;
const HOUR = 3600;

/** Calls with the same `shared` name are counted together. */
type Limit = { readonly limit: number; readonly seconds: number; readonly shared?: string };
type LimitsByCall = Readonly<Record<string, Limit>>;
type RateLimitOwner = { readonly address: string; readonly username: string | undefined; readonly customerId: number | undefined };

/** Limits of single calls (api.md 1.7), by what they are counted for. Refresh families and codes of a phone have their own rules. */
const limitsByAddress: LimitsByCall = {
  'API-001': { limit: 30, seconds: MINUTE, shared: 'sign-in' },
  'API-002': { limit: 30, seconds: MINUTE, shared: 'sign-in' },
  'API-005': { limit: 20, seconds: HOUR, shared: 'code' },
  'API-009': { limit: 20, seconds: HOUR, shared: 'code' },
  'API-084': { limit: 60, seconds: MINUTE, shared: 'monitoring' },
  'API-085': { limit: 60, seconds: MINUTE, shared: 'monitoring' },
  'API-100': { limit: 20, seconds: MINUTE, shared: 'passkey' },
  'API-101': { limit: 20, seconds: MINUTE, shared: 'passkey' },
};
const limitsByUsername: LimitsByCall = {
  'API-001': { limit: 10, seconds: MINUTE, shared: 'sign-in' },
  'API-002': { limit: 10, seconds: MINUTE, shared: 'sign-in' },
};
const limitsByCustomer: LimitsByCall = {
  'API-020': { limit: 20, seconds: MINUTE },
  'API-031': { limit: 20, seconds: HOUR, shared: 'upload' },
  'API-045': { limit: 60, seconds: MINUTE, shared: 'fee' },
  'API-046': { limit: 60, seconds: MINUTE, shared: 'fee' },
  'API-070': { limit: 10, seconds: HOUR, shared: 'report' },
  'API-072': { limit: 10, seconds: HOUR, shared: 'report' },
  'API-076': { limit: 10, seconds: HOUR },
  'API-078': { limit: 10, seconds: HOUR },
  'API-079': { limit: 10, seconds: HOUR },
  'API-082': { limit: 20, seconds: HOUR, shared: 'upload' },
  'API-090': { limit: 20, seconds: MINUTE },
  'API-091': { limit: 60, seconds: MINUTE },
  'API-107': { limit: 30, seconds: MINUTE, shared: 'confirmation' },
  'API-108': { limit: 30, seconds: MINUTE, shared: 'confirmation' },
  'API-113': { limit: 30, seconds: MINUTE, shared: 'confirmation' },
  'API-115': { limit: 30, seconds: MINUTE },
};

const customerLimit: Limit = { limit: 600, seconds: MINUTE };
const publicAddressLimit: Limit = { limit: 120, seconds: MINUTE };
const moneyLimit: Limit = { limit: 30, seconds: MINUTE };

const toLimitRequests = (owner: string, limit: Limit | undefined, name: string): readonly RateLimitRequest[] =>
  limit === undefined ? [] : [{ bucket: `${limit.shared ?? name} ${owner}`, limit: limit.limit, seconds: limit.seconds }];

/** Seconds to wait before this call is allowed; 0 if it is allowed now. */
export function countSecondsToWait(
  limiter: RateLimiter,
  { id, access }: Endpoint,
  { address, username, customerId }: RateLimitOwner,
): number | Promise<number> {
  const owner = customerId === undefined ? undefined : String(customerId);
  return limiter.take([
    ...(access === 'public' ? toLimitRequests(address, limitsByAddress[id] ?? publicAddressLimit, 'public') : []),
    ...(username === undefined ? [] : toLimitRequests(username, limitsByUsername[id], id)),
    ...(owner === undefined
      ? []
      : [
          ...toLimitRequests(owner, customerLimit, 'all'),
          ...toLimitRequests(owner, limitsByCustomer[id], id),
          ...(access === 'money' ? toLimitRequests(owner, moneyLimit, 'money') : []),
        ]),
  ]);
}

/** Concurrent uploads that this process holds in memory, up to 64 MiB each: for one customer, and in total. */
const MAX_UPLOADS_PER_CUSTOMER = 2;
const MAX_UPLOADS = 8;
const RETRY_SECONDS = '5';

export type UploadPlaces = {
  /** Reserves a place for an upload, to be released at its end. Refuses with 429 for the customer's own uploads, 503 for those of all. */
  readonly enter: (customerId: number) => { readonly leave?: () => void; readonly refusal?: Refusal };
};

/** The upload places of one process. They keep one customer's uploads from using up the memory or the turns of all (GUARD-016). */
export function createUploadPlaces(): UploadPlaces {
  const taken: number[] = [];
  return {
    enter: (customerId) => {
      const own = taken.filter((id) => id === customerId).length;
      if (own >= MAX_UPLOADS_PER_CUSTOMER) return { refusal: refuse('tooManyRequests', {}, { 'retry-after': RETRY_SECONDS }) };
      if (taken.length >= MAX_UPLOADS) return { refusal: refuse('unavailable', {}, { 'retry-after': RETRY_SECONDS }) };
      taken.push(customerId);
      return { leave: () => void taken.splice(taken.indexOf(customerId), 1) };
    },
  };
}
