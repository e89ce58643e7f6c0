import * as z from 'zod/mini';
import { createHash } from 'node:crypto';

/** Where a page of orders ended, and what its list was asked for (api.md 1.6). */
export type OrderCursor = {
  /** The last order of the page before. */
  readonly id: string;
  /** How many match in all: counted once, on the first page. */
  readonly total: number;
  /** Of the filters that the list was made with. */
  readonly filters: string;
};

const shape = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)), total: z.int().check(z.gte(0)), filters: z.string() });

export function writeCursor(cursor: OrderCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The cursor of a text that a client sent; undefined when it is none, or belongs to other filters. */
export function readCursor(text: string, filters: string): OrderCursor | undefined {
  try {
    const cursor = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return cursor.success && cursor.data.filters === filters ? cursor.data : undefined;
  } catch {
    return undefined;
  }
}

/** A short print of a list's filters: lists of the same orders have the same. */
export function printOfFilters(filters: object): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 16);
}
