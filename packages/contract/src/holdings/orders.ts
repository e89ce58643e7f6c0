import { isDay } from '@wallet/core/calendar/days';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { orderGroups, orderStatuses } from './order-words.ts';
import { currencyCode, decimal, id, idText, NOT_VALID, orderId, providerText, requestOrderId, says, timestamp } from '../values.ts';

const amount = z.object({ value: decimal, currency: currencyCode });

export const rowStates = ['pending', 'moderate', 'in_progress', 'success', 'fail'] as const;
export type RowState = (typeof rowStates)[number];

const summaryRow = z.object({
  name: providerText,
  value: z.string(),
  state: z.nullable(z.enum(rowStates)),
  /** Whether the value is shortened where room is small. */
  long: z.boolean(),
  copy: z.boolean(),
  /** What the row is, for an app that words it itself: `amount`, `fee`, `compliance_check`; a provider may leave out this and what follows (RULE-069). */
  code: z.optional(z.string()),
  amount: z.optional(amount),
  /** One `base` is `value` of `quote`. */
  rate: z.optional(z.object({ base: currencyCode, quote: currencyCode, value: decimal })),
  account: z.optional(z.object({ id, type: z.string(), currency: currencyCode })),
  /** A code for a value that is a word: `passed`, `in_progress`, `waiting`, `completed`, `rejected`. */
  words: z.optional(z.string()),
});
export const summarySection = z.object({ name: providerText, code: z.optional(z.string()), rows: z.array(summaryRow) });
export type SummarySection = z.output<typeof summarySection>;

/** api.md 3.11 without its summary: a row of a list. `type` may be a word that this version does not know (TXN-025). */
export const orderRow = z.object({
  id: orderId,
  type: z.string(),
  type_human: providerText,
  status: z.enum(orderStatuses),
  group: z.enum(orderGroups),
  /** Signed from the customer's view, of the account that the row is in. */
  volume: amount,
  /** Null for the types without a currency flow (RULE-019). */
  flow: z.nullable(z.object({ from: amount, to: amount })),
  created_at: timestamp,
  /** On `rejected` alone. */
  rejected_message: z.nullable(providerText),
  /** When it was completed or rejected; null while it is on its way, and a provider may leave it out (WISH-016). */
  finished_at: z.optional(z.nullable(timestamp)),
  /** Who is on the other side; a provider may leave it out (WISH-022). */
  counterparty: z.optional(z.nullable(z.string())),
  /** What the customer paid for it; a provider may leave it out (WISH-022). */
  fee: z.optional(z.nullable(amount)),
  /** What an amount in a coin was worth in euros when the order was made; a provider may leave it out. */
  worth: z.optional(z.nullable(amount)),
});
export type OrderRow = z.output<typeof orderRow>;

/** api.md 3.11. */
export const order = z.extend(orderRow, { summary: z.array(summarySection) });
export type Order = z.output<typeof order>;

const MOST_IDS = 100;
const ids = z.optional(z.array(idText, says(NOT_VALID)).check(z.maxLength(MOST_IDS, NOT_VALID)));
const words = z.string().check(z.maxLength(64, NOT_VALID));

/** One day, or two joined by `_`, both included. */
const dayRange = z.string(says(NOT_VALID)).check(
  z.refine(
    (text) => {
      const [from = '', to = from, ...more] = text.split('_');
      return more.length === 0 && isDay(from) && isDay(to) && from <= to;
    },
    { error: NOT_VALID },
  ),
);

const limit = z.pipe(z.string(says(NOT_VALID)).check(z.regex(/^(?:[1-9]\d?|100)$/, NOT_VALID)), z.transform(Number));

const ordersQuery = z
  .object({
    /** Ids of fiat accounts, wallets and tokens: a union, together at most 100. */
    'account[]': ids,
    'wallet[]': ids,
    'token[]': ids,
    'status[]': z.optional(z.array(z.enum(orderStatuses, says(NOT_VALID)))),
    'group[]': z.optional(z.array(z.enum(orderGroups, says(NOT_VALID)))),
    'type[]': z.optional(z.array(words)),
    date: z.optional(dayRange),
    /** Each word matched on type_human, counterparty, volume and flow, without case and accents; amounts as a list shows them as well. */
    q: z.optional(z.string(says(NOT_VALID)).check(z.trim(), z.minLength(2, NOT_VALID), z.maxLength(64, NOT_VALID))),
    limit: z.optional(limit),
    cursor: z.optional(z.string(says(NOT_VALID)).check(z.maxLength(256, NOT_VALID))),
  })
  .check(
    z.refine((query) => countOf(query['account[]']) + countOf(query['wallet[]']) + countOf(query['token[]']) <= MOST_IDS, {
      error: NOT_VALID,
      path: ['account[]'],
    }),
  );
export type OrdersQuery = z.output<typeof ordersQuery>;

const countOf = (list: readonly unknown[] | undefined): number => list?.length ?? 0;

/** API-066: the customer's orders, newest first; `last` is the cursor of the next page, null on the last one. */
export const searchOrders = defineEndpoint({
  id: 'API-066',
  method: 'get',
  path: '/search/orders',
  access: 'feature',
  query: ordersQuery,
  answers: {
    200: z.object({ orders: z.array(orderRow), total: z.int(), limit: z.int(), last: z.nullable(z.string()) }),
  },
});

/** API-067. */
export const readOrder = defineEndpoint({
  id: 'API-067',
  method: 'get',
  path: '/search/orders/{id}',
  access: 'feature',
  params: z.object({ id: requestOrderId }),
  answers: { 200: order },
  refusals: ['notFound'],
});

/** API-115: a tagged PDF in the caller's language, of a completed order alone. */
export const readReceipt = defineEndpoint({
  id: 'API-115',
  method: 'get',
  path: '/search/orders/{id}/receipt',
  access: 'bearer',
  params: z.object({ id: requestOrderId }),
  answers: { 200: z.unknown() },
  answerKind: 'file',
  refusals: ['notFound', 'stateChanged'],
});

const filterAccount = z.object({ id, name: providerText, currency: currencyCode, icon: z.nullable(z.string()) });
export type FilterAccount = z.output<typeof filterAccount>;

/** API-068: the accounts to filter by; `fiat` ids go into `account[]`, `crypto` into `wallet[]`, `tokens` into `token[]`. */
export const listFilterAccounts = defineEndpoint({
  id: 'API-068',
  method: 'get',
  path: '/search/orders/filters',
  access: 'feature',
  answers: { 200: z.object({ fiat: z.array(filterAccount), crypto: z.array(filterAccount), tokens: z.array(filterAccount) }) },
});
