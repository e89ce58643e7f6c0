import { providerText } from '@wallet/contract/values';
import * as z from 'zod/mini';
import type { Language } from '../words/language.ts';
import { inWords } from '../words/say.ts';

type Schema = z.core.$ZodType;
type Wording = (value: unknown, language: Language) => unknown;

const found = new WeakMap<Schema, { readonly wording: Wording | undefined }>();

/** How to translate the answers of a schema; undefined if it contains no text of the provider. Each schema is inspected once. */
function wordingOf(schema: Schema): Wording | undefined {
  const known = found.get(schema);
  if (known !== undefined) return known.wording;
  const wording = readWording(schema);
  found.set(schema, { wording });
  return wording;
}

function readWording(schema: Schema): Wording | undefined {
  if (schema === providerText) return (value, language) => (typeof value === 'string' ? inWords(value, language) : value);
  if (schema instanceof z.core.$ZodObject) return wordMembers(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodArray) {
    const inner = wordingOf(schema._zod.def.element);
    return inner && ((value, language) => (Array.isArray(value) ? value.map((item: unknown) => inner(item, language)) : value));
  }
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return wordingOf(schema._zod.def.innerType);
  return schema instanceof z.core.$ZodUnion ? wordOneOf(schema._zod.def.options) : undefined;
}

function wordMembers(shape: Readonly<Record<string, Schema>>): Wording | undefined {
  const worded = Object.entries(shape).flatMap(([name, member]) => {
    const wording = wordingOf(member);
    return wording === undefined ? [] : [{ name, wording }];
  });
  if (worded.length === 0) return undefined;
  return (value, language) => {
    if (typeof value !== 'object' || value === null) return value;
    const members = worded.map(({ name, wording }) => [name, wording(Reflect.get(value, name), language)] as const);
    return { ...value, ...Object.fromEntries(members.filter(([, member]) => member !== undefined)) };
  };
}

/** Translates by the first of several schemas that the value matches. */
function wordOneOf(options: readonly Schema[]): Wording | undefined {
  if (!options.some((option) => wordingOf(option) !== undefined)) return undefined;
  return (value, language) => {
    const shape = options.find((option) => z.safeParse(option, value).success);
    return (shape && wordingOf(shape)?.(value, language)) ?? value;
  };
}

/** Translates the texts that a schema marks as the provider's into the reader's language (LANG-003). Rules write in English. */
export function wordAnswer(schema: Schema | undefined, answer: unknown, language: Language): unknown {
  if (language === 'en' || schema === undefined) return answer;
  return wordingOf(schema)?.(answer, language) ?? answer;
}
