import * as z from 'zod/mini';

/** Checks whether a schema would accept a value as it is, without parsing it. */
export type QuickCheck = (value: unknown) => boolean;

/** Quick checks of the schemas of this file, for rows that occur by the hundred (`answerRow`). */
export const quickChecks = new WeakMap<z.core.$ZodType, QuickCheck>();

type Definition = z.core.$ZodStringDef & {
  readonly pattern: RegExp;
  readonly message: string;
  readonly matches: (text: string) => boolean;
};
type PatternText = z.core.$ZodString<string>;

/** Checks type and pattern in one step. A response contains thousands of decimals, and a separate check for each costs twice as much. */
const PatternTextSchema = z.core.$constructor<PatternText, Definition>('PatternText', (inst, definition) => {
  z.core.$ZodString.init(inst, definition);
  const { pattern, message, matches } = definition;
  inst._zod.bag.patterns = new Set([pattern]);
  quickChecks.set(inst, (value) => typeof value === 'string' && matches(value));
  inst._zod.parse = (payload) => {
    const { value } = payload;
    if (typeof value !== 'string' || !matches(value)) payload.issues.push({ code: 'custom', message, input: value, inst });
    return payload;
  };
});

/**
 * A text of a response that matches a pattern.
 * @param matches a faster equivalent, where a pattern is too slow for thousands of texts
 * @__NO_SIDE_EFFECTS__
 */
export const createPatternText = (pattern: RegExp, message: string, matches = (text: string): boolean => pattern.test(text)): PatternText =>
  new PatternTextSchema({ type: 'string', pattern, message, matches });

type Id = z.core.$ZodNumber<number>;

const isId: QuickCheck = (value) => Number.isSafeInteger(value) && Number(value) > 0;

const IdSchema = z.core.$constructor<Id, z.core.$ZodNumberDef & { readonly message: string }>('IdNumber', (inst, definition) => {
  z.core.$ZodNumber.init(inst, definition);
  const { message } = definition;
  inst._zod.bag.format = 'safeint';
  inst._zod.bag.exclusiveMinimum = 0;
  quickChecks.set(inst, isId);
  inst._zod.parse = (payload) => {
    const { value } = payload;
    if (!isId(value)) payload.issues.push({ code: 'custom', message, input: value, inst });
    return payload;
  };
});

/**
 * A positive integer below 2^53 in a response, checked in one step for the same reason.
 * @__NO_SIDE_EFFECTS__
 */
export const createIdNumber = (message: string): Id => new IdSchema({ type: 'number', checks: [], message });
