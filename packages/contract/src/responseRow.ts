import * as z from 'zod/mini';
import { quickChecks, type QuickCheck } from './createPatternText.ts';

/**
 * An object that occurs by the hundred in a response. It is checked in one pass and parsed member by member only when something is wrong,
 * so that the issues are the same. A plain object costs an allocation for every member of every row (budget M5). Not for members that
 * parsing would change. Unknown members are kept.
 * @__NO_SIDE_EFFECTS__
 */
export function responseRow<const Members extends Record<string, z.core.$ZodType>>(members: Members) {
  const row = z.object(members);
  const names = Object.keys(members);
  const looks = Object.values(members).map(getQuickCheck);
  const readMembers = row._zod.parse.bind(row._zod);
  const read: typeof readMembers = (payload, context) =>
    matchesAll(payload.value, names, looks) ? payload : readMembers(payload, context);
  row._zod.parse = read;
  row._zod.run = read;
  return row;
}

function matchesAll(value: unknown, names: readonly string[], looks: readonly QuickCheck[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (name === undefined || looks[at]?.(Reflect.get(value, name)) !== true) return false;
  }
  return true;
}

/** Returns the schema's check without a payload. Kinds of schema that are not handled here are always parsed in full. */
function getQuickCheck(schema: z.core.$ZodType): QuickCheck {
  const own = quickChecks.get(schema);
  if (own !== undefined) return own;
  if (schema instanceof z.core.$ZodNullable) {
    const inner = getQuickCheck(schema._zod.def.innerType);
    return (value) => value === null || inner(value);
  }
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) {
    const values = new Set<unknown>(schema._zod.values);
    return (value) => values.has(value);
  }
  if (schema instanceof z.core.$ZodNumberFormat && schema._zod.def.format === 'safeint') return Number.isSafeInteger;
  const isPlainText = schema instanceof z.core.$ZodString && (schema._zod.def.checks ?? []).length === 0;
  return isPlainText ? (value) => typeof value === 'string' : () => false;
}
