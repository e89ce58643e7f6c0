import { providerText } from '@wallet/contract/values';
import * as z from 'zod/mini';
import type { Language } from '../words/language.ts';
import { inWords } from '../words/say.ts';

type Schema = z.core.$ZodType;
/** Writes the texts of a value in a language. */
type Wording = (value: unknown, language: Language) => unknown;

const found = new WeakMap<Schema, { readonly wording: Wording | undefined }>();

/** How the answers of a schema are worded; undefined where none of its members is a text of the provider. Each schema is looked at once. */
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

/** Of several shapes the one that the value has. */
function wordOneOf(options: readonly Schema[]): Wording | undefined {
  if (!options.some((option) => wordingOf(option) !== undefined)) return undefined;
  return (value, language) => {
    const shape = options.find((option) => z.safeParse(option, value).success);
    return (shape && wordingOf(shape)?.(value, language)) ?? value;
  };
}

/** An answer with the texts that its definition names in the reader's language (LANG-003); English is what rules write. */
export function wordAnswer(schema: Schema | undefined, answer: unknown, language: Language): unknown {
  if (language === 'en' || schema === undefined) return answer;
  return wordingOf(schema)?.(answer, language) ?? answer;
}
