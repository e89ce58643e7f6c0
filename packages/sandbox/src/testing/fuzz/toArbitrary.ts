import fc from 'fast-check';
import * as z from 'zod/mini';

/** The subset of JSON Schema used by the contract's requests. */
const jsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  maxItems: z.optional(z.number()),
});

/** Values that tend to break programs: wrong types, limits of number ranges, and characters that a database refuses. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, -0, 1.5, 1e308, 2 ** 53, 2 ** 31, 2 ** 63, [], {}, '', ' ', '0', '-1', '1e5', 'NaN'),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '\u202e', 'İ', '𝟙', "' or 1=1 --", '%', '../..', '{{7*7}}', '__proto__', '٣'),
  fc.constantFrom('9'.repeat(18), '9'.repeat(40), `0.${'0'.repeat(30)}1`, 'x'.repeat(5000), '9999-12-31', '0000-00-00', '2025-02-30'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

function toTextArbitrary(pattern: string | undefined, minLength: number, maxLength: number): fc.Arbitrary<unknown> {
  const free = fc.string({ minLength, maxLength: Math.min(Math.max(maxLength, minLength), minLength + 64) });
  if (pattern === undefined) return free;
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return free; // A pattern with a look-ahead is not supported.
  }
}

/**
 * Values that a request's schema accepts, as far as its JSON Schema states it.
 * @param schema as written by `z.toJSONSchema`
 */
export function toArbitrary(schema: unknown): fc.Arbitrary<unknown> {
  const read = z.parse(jsonSchema, schema ?? {});
  const { type, enum: words, anyOf = read.allOf, properties = {}, required = [], minLength = 0, maxLength = minLength + 20 } = read;
  if ('const' in read) return fc.constant(read.const);
  if (words !== undefined) return fc.constantFrom(...words);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(toArbitrary));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => toArbitrary({ ...read, type: one })));
  switch (type ?? '') {
    case 'string':
      return toTextArbitrary(read.pattern, minLength, maxLength);
    case 'integer':
      return fc.integer({ min: Math.max(read.minimum ?? 0, -(2 ** 31)), max: Math.min(read.maximum ?? 2 ** 31, 2 ** 31) });
    case 'number':
      return fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(toArbitrary(read.items), { maxLength: Math.min(read.maxItems ?? 4, 4) });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, toArbitrary(member)])), {
        requiredKeys: required.filter((name) => name in properties),
      });
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}
