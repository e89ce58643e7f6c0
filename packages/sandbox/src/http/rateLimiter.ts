/** Sliding windows in memory. */
export type RateLimiter = {
  /** Counts a call. Answers 0 when it may go on, otherwise the whole seconds to wait (and does not count it). */
  readonly take: (bucket: string, limit: number, windowSeconds: number) => number;
};

type Bucket = { times: number[]; head: number; readonly windowMs: number };
const SWEEP_ABOVE = 10_000;
const COMPACT_ABOVE = 1000;

function forget(bucket: Bucket, before: number): void {
  while ((bucket.times[bucket.head] ?? Number.POSITIVE_INFINITY) <= before) bucket.head += 1;
  if (bucket.head < COMPACT_ABOVE) return;
  bucket.times = bucket.times.slice(bucket.head);
  bucket.head = 0;
}

/** @param now milliseconds of the provider's clock; `factor` multiplies every limit (api.md 1.7). */
export function createRateLimiter(now: () => number, factor: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();

  function sweep(moment: number): void {
    for (const [name, { times, windowMs }] of buckets) {
      if ((times.at(-1) ?? 0) <= moment - windowMs) buckets.delete(name);
    }
  }

  return {
    take: (name, limit, windowSeconds) => {
      const moment = now();
      const windowMs = windowSeconds * 1000;
      const bucket = buckets.get(name) ?? { times: [], head: 0, windowMs };
      if (buckets.size > SWEEP_ABOVE) sweep(moment);
      buckets.set(name, bucket);
      forget(bucket, moment - windowMs);
      const oldest = bucket.times[bucket.head];
      const used = bucket.times.length - bucket.head;
      if (oldest !== undefined && used >= limit * factor()) return Math.max(1, Math.ceil((oldest + windowMs - moment) / 1000));
      bucket.times.push(moment);
      return 0;
    },
  };
}
