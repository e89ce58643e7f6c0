import type { Endpoint } from '@wallet/contract/endpoint';
import { readResponse } from '@wallet/contract/parse';
import { providerText } from '@wallet/contract/values';
import * as z from 'zod/mini';
import { defaultLanguage, type Language } from '../words/language.ts';
import type { Result } from './call.ts';
import { translateStored } from '../words/translateText.ts';

type Schema = z.core.$ZodType;
type TranslateValue = (value: unknown, language: Language) => unknown;

const translatorsBySchema = new WeakMap<Schema, { readonly wording: TranslateValue | undefined }>();

/** How to translate the answers of a schema; undefined if it contains no text of the provider. Each schema is inspected once. */
function getTranslator(schema: Schema): TranslateValue | undefined {
  const known = translatorsBySchema.get(schema);
  if (known !== undefined) return known.wording;
  const wording = createTranslator(schema);
  translatorsBySchema.set(schema, { wording });
  return wording;
}

function createTranslator(schema: Schema): TranslateValue | undefined {
  if (schema === providerText) return (value, language) => (typeof value === 'string' ? translateStored(value, language) : value);
  if (schema instanceof z.core.$ZodObject) return wordMembers(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodArray) {
    const inner = getTranslator(schema._zod.def.element);
    return inner && ((value, language) => (Array.isArray(value) ? value.map((item: unknown) => inner(item, language)) : value));
  }
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return getTranslator(schema._zod.def.innerType);
  return schema instanceof z.core.$ZodUnion ? createUnionTranslator(schema._zod.def.options) : undefined;
}

function wordMembers(shape: Readonly<Record<string, Schema>>): TranslateValue | undefined {
  const worded = Object.entries(shape).flatMap(([name, member]) => {
    const wording = getTranslator(member);
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
function createUnionTranslator(options: readonly Schema[]): TranslateValue | undefined {
  if (!options.some((option) => getTranslator(option) !== undefined)) return undefined;
  return (value, language) => {
    const shape = options.find((option) => z.safeParse(option, value).success);
    return (shape && getTranslator(shape)?.(value, language)) ?? value;
  };
}

/** Translates the texts that a schema marks as the provider's into the reader's language (LANG-003). Rules write in English. */
function translateAnswer(schema: Schema | undefined, answer: unknown, language: Language): unknown {
  if (language === 'en' || schema === undefined) return answer;
  return getTranslator(schema)?.(answer, language) ?? answer;
}

/** An answer ready to be sent: its JSON has been validated against the contract. */
export type WrittenAnswer = { readonly status: number; readonly body: string; readonly headers: Readonly<Record<string, string>> };

/**
 * Serialises an answer in the reader's language. An answer that does not match the contract is a fault of the provider and becomes a 500,
 * never a surprise on a screen.
 */
export function writeAnswer<E extends Endpoint>(
  endpoint: E,
  result: Extract<Result<E>, { readonly answer: unknown }>,
  language: Language = defaultLanguage,
): WrittenAnswer {
  const status = result.status ?? Math.min(...Object.keys(endpoint.answers).map(Number));
  const reading = readResponse(endpoint, status, result.answer);
  if (!reading.success) throw new Error(`${endpoint.id} answers outside the contract: ${reading.reason}`);
  return {
    status,
    body: JSON.stringify(translateAnswer(endpoint.answers[status], result.answer, language)) ?? '',
    headers: result.headers ?? {},
  };
}
