import type { Endpoint, Schema } from '@wallet/contract/endpoint';
import { FILES_MEMBER } from '@wallet/contract/customer/documents';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { toArbitrary, hostile } from './toArbitrary.ts';

export type DrawnRequest = {
  readonly method: string;
  /** Relative to `/api/v1`, with its query; relative to the origin for an endpoint with `root`. */
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};

/** Values from earlier responses by member name, so that requests refer to existing data. */
export type Known = (name: string) => readonly unknown[];

type Random = { readonly next: () => number };

const toSchema = (schema: Schema | undefined): unknown =>
  schema === undefined ? undefined : z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const arbitraries = new WeakMap<Schema, fc.Arbitrary<unknown>>();

function drawValue(schema: Schema, seed: number): unknown {
  const arbitrary = arbitraries.get(schema) ?? toArbitrary(toSchema(schema));
  arbitraries.set(schema, arbitrary);
  return fc.sample(arbitrary, { seed, numRuns: 1 })[0];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const pick = <T>(from: readonly T[], random: Random): T | undefined => from[Math.trunc(random.next() * from.length)];
const drawSeed = (random: Random): number => Math.trunc(random.next() * 2 ** 31);

/** Replaces most members by known values, and a few by hostile ones. */
function mixValues(shape: unknown, values: Known, random: Random): unknown {
  if (!isObject(shape)) return random.next() < 0.1 ? fc.sample(hostile, { seed: drawSeed(random), numRuns: 1 })[0] : shape;
  const seasoned = Object.entries(shape).map(([name, value]): [string, unknown] => {
    if (isObject(value)) return [name, mixValues(value, values, random)];
    if (random.next() < 0.08) return [name, fc.sample(hostile, { seed: drawSeed(random), numRuns: 1 })[0]];
    return [
      name,
      random.next() < 0.8
        ? (pick(
            values(name).filter((one) => typeof one === typeof value),
            random,
          ) ?? value)
        : value,
    ];
  });
  return Object.fromEntries(random.next() < 0.05 ? seasoned.slice(1) : seasoned);
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function buildPath({ path, params, query }: Endpoint, values: Known, random: Random): string {
  const drawn = params === undefined ? {} : drawValue(params, drawSeed(random));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const there = random.next() < 0.85 ? pick(values(name), random) : undefined;
    const value = there ?? mixValues(isObject(drawn) ? drawn[name] : '1', values, random);
    return encodeURIComponent(toText(value).toWellFormed()) || '0';
  });
  const queryValues = query === undefined ? {} : mixValues(drawValue(query, drawSeed(random)), values, random);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isObject(queryValues) ? queryValues : {}))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, toText(one));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function drawForm(random: Random): FormData {
  const form = new FormData();
  const names = ['proof.pdf', 'photo.jpg', 'İ\u202e.exe', ''];
  for (let count = Math.trunc(random.next() * 3); count > 0; count -= 1) {
    const start = pick(['%PDF-1.7\n%%EOF', '\u00ff\u00d8\u00ff', '', 'MZ'], random) ?? '';
    form.append(random.next() < 0.9 ? FILES_MEMBER : 'other', new Blob([start], { type: 'application/pdf' }), pick(names, random) ?? 'a');
  }
  return form;
}

/** Draws a request from the endpoint's definition. Most of them are well-formed and refer to existing data. */
export function drawRequest(endpoint: Endpoint, values: Known, random: Random): DrawnRequest {
  const isUpload = endpoint.bodyKind === 'multipart';
  const body = endpoint.body === undefined ? undefined : mixValues(drawValue(endpoint.body, drawSeed(random)), values, random);
  const key = `fuzz-${Math.trunc(random.next() * 2 ** 40)}-${Math.trunc(random.next() * 2 ** 40)}`.padEnd(20, '0');
  return {
    method: endpoint.method.toUpperCase(),
    path: buildPath(endpoint, values, random),
    body: isUpload ? drawForm(random) : body,
    headers: {
      ...(random.next() < 0.95
        ? { 'idempotency-key': random.next() < 0.95 ? key : toText(pick(['', 'short', 'x'.repeat(90)], random)) }
        : {}),
      ...(random.next() < 0.02 ? { 'content-type': 'text/plain' } : {}),
    },
  };
}
