import { NOT_VALID } from '@wallet/contract/values';
import { parseJson } from '@wallet/core/configuration/readers';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { findUnwritableField } from '../http/databaseBounds.ts';
import { refuse, refuseInWords, refuseOperator, type Refusal } from '../kernel/refusal.ts';

/** Ends a control call, and nothing is changed. Unlike the rules of customers' calls, those of the control surface throw their refusals. */
export class ControlRefusal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.body.message);
    this.refusal = refusal;
  }
}

/** A 400 for a value of the control surface that is unusable. */
export class UnusableValue extends ControlRefusal {
  constructor(field: string, message: string) {
    super(refuseOperator(field, message));
  }
}

/** @throws ControlRefusal 404 when there is no value */
export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new ControlRefusal(refuse('notFound'));
  return value;
}

export const INVALID_VALUE = 'Not a value of this member';
export const text = z.string(INVALID_VALUE);
export const flag = z.boolean(INVALID_VALUE);

/**
 * Parses the JSON body of a control call.
 * @throws ControlRefusal 400 that lists every issue of an invalid body
 */
export async function readControl<S extends z.core.$ZodType>(context: Context, schema: S): Promise<z.output<S>> {
  const body = await context.req.text();
  const value = body === '' ? {} : parseJson(body);
  if (value === undefined) throw new ControlRefusal(refuse('unreadable'));
  const unwritable = findUnwritableField(value);
  if (unwritable !== undefined) throw new ControlRefusal(refuse('invalid', { fields: { [unwritable]: [NOT_VALID] } }));
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const fields = Object.groupBy(read.error.issues, ({ path }) => path.join('.'));
  const texts = Object.fromEntries(Object.entries(fields).map(([name, issues]) => [name, (issues ?? []).map(({ message }) => message)]));
  throw new ControlRefusal(refuseInWords('invalid', { fields: texts }));
}

/** Reads the size of a page from the query. @param most the size without one */
export function readLimit(context: Context, most: number, usual = most): number {
  const limit = Number(context.req.query('limit') ?? usual);
  if (!Number.isInteger(limit) || limit < 1 || limit > most) throw new UnusableValue('limit', `From 1 to ${most}`);
  return limit;
}

/** A row of any list: an order, a delivery, an event, a travel-rule transaction. */
const ROW_ID = /^\d{1,18}$/;

/** Reads the cursor of a list: the number of the previous page's last row. */
export function readCursor(context: Context): bigint | undefined {
  const cursor = context.req.query('cursor');
  if (cursor === undefined) return undefined;
  if (!ROW_ID.test(cursor)) throw new UnusableValue('cursor', INVALID_VALUE);
  return BigInt(cursor);
}

/** @throws ControlRefusal 404 for a malformed id */
export const parseId = (id: string): bigint => BigInt(requireFound(ROW_ID.test(id) ? id : undefined));
