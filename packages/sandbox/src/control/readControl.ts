import { NOT_VALID } from '@wallet/contract/values';
import { refuse, refuseInWords } from '../kernel/refusal.ts';
import { createRefusalResponse } from '../http/responses.ts';
import { findUnwritableField } from '../http/databaseBounds.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';

type Read<S extends z.core.$ZodType> = { readonly data: z.output<S> } | { readonly response: Response };

/** Parses the JSON body of a control call. Every issue of an invalid body is listed in the 400 response. */
export async function readControl<S extends z.core.$ZodType>(context: Context, schema: S): Promise<Read<S>> {
  const text = await context.req.text();
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    return { response: createRefusalResponse(refuse('unreadable')) };
  }
  const read = z.safeParse(schema, value);
  const unwritable = findUnwritableField(value);
  if (unwritable !== undefined) return { response: createRefusalResponse(refuse('invalid', { fields: { [unwritable]: [NOT_VALID] } })) };
  if (read.success) return { data: read.data };
  const fields = Object.groupBy(read.error.issues, ({ path }) => path.join('.'));
  const texts = Object.fromEntries(Object.entries(fields).map(([name, issues]) => [name, (issues ?? []).map(({ message }) => message)]));
  return { response: createRefusalResponse(refuseInWords('invalid', { fields: texts })) };
}

export const respondNotFound = (): Response => createRefusalResponse(refuse('notFound'));
