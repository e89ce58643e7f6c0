import { isDay } from '@wallet/core/calendar/days';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { orderGroups, orderStatuses } from './order-words.ts';
import {
  amount,
  currencyCode,
  decimal,
  id,
  idText,
  NOT_VALID,
  orderId,
  providerText,
  requestOrderId,
  requestError,
  timestamp,
} from '../values.ts';

export const rowStates = ['pending', 'moderate', 'in_progress', 'success', 'fail'] as const;
export type RowState = (typeof rowStates)[number];

const summaryRow = z.object({
  name: providerText,
  value: z.string(),
  state: z.nullable(z.enum(rowStates)),
  /** True when the value may be shortened where space is limited. */
  long: z.boolean(),
  copy: z.boolean(),
  /**
   * Meaning of the row, for apps with their own wording: `amount`, `fee`, `compliance_check`. A provider may omit this and what follows
   * (RULE-069).
   */
  code: z.optional(z.string()),
  amount: z.optional(amount),
  /** One `base` is worth `value` of `quote`. */
  rate: z.optional(z.object({ base: currencyCode, quote: currencyCode, value: decimal })),
  account: z.optional(z.object({ id, type: z.string(), currency: currencyCode })),
  /** Code for a value that is a keyword: `passed`, `in_progress`, `waiting`, `completed`, `rejected`. */
  words: z.optional(z.string()),
});
export const summarySection = z.object({ name: providerText, code: z.optional(z.string()), rows: z.array(summaryRow) });
export type SummarySection = z.output<typeof summarySection>;

/** api.md 3.11 without its summary: a row of a list. `type` may be unknown to this version (TXN-025). */
export const orderRow = z.object({
  id: orderId,
  type: z.string(),
  type_human: providerText,
  status: z.enum(orderStatuses),
  group: z.enum(orderGroups),
  /** Signed from the customer's point of view, for the account of the row. */
  volume: amount,
  /** Null for the types without a currency flow (RULE-019). */
  flow: z.nullable(z.object({ from: amount, to: amount })),
  created_at: timestamp,
  /** Only for `rejected`. */
  rejected_message: z.nullable(providerText),
  /** Time of completion or rejection, null while in progress. A provider may omit it (WISH-016). */
  finished_at: z.optional(z.nullable(timestamp)),
  /** The other party. A provider may omit it (WISH-022). */
  counterparty: z.optional(z.nullable(z.string())),
  /** Fee paid by the customer. A provider may omit it (WISH-022). */
  fee: z.optional(z.nullable(amount)),
  /** Worth of a coin amount in euros when the order was placed. A provider may omit it. */
  worth: z.optional(z.nullable(amount)),
});
export type OrderRow = z.output<typeof orderRow>;

/** api.md 3.11. */
export const order = z.extend(orderRow, { summary: z.array(summarySection) });
export type Order = z.output<typeof order>;

const MAX_IDS = 100;
const ids = z.optional(z.array(idText, requestError(NOT_VALID)).check(z.maxLength(MAX_IDS, NOT_VALID)));
const orderTypeText = z.string().check(z.maxLength(64, NOT_VALID));

/** A day, or two days joined by `_`, both included. */
const dayRange = z.string(requestError(NOT_VALID)).check(
  z.refine(
    (text) => {
      const [from = '', to = from, ...more] = text.split('_');
      return more.length === 0 && isDay(from) && isDay(to) && from <= to;
    },
    { error: NOT_VALID },
  ),
);

const limit = z.pipe(z.string(requestError(NOT_VALID)).check(z.regex(/^(?:[1-9]\d?|100)$/, NOT_VALID)), z.transform(Number));

const ordersQuery = z
  .object({
    /** Ids of fiat accounts, wallets and tokens. They are combined, at most 100 in total. */
    'account[]': ids,
    'wallet[]': ids,
    'token[]': ids,
    'status[]': z.optional(z.array(z.enum(orderStatuses, requestError(NOT_VALID)))),
    'group[]': z.optional(z.array(z.enum(orderGroups, requestError(NOT_VALID)))),
    'type[]': z.optional(z.array(orderTypeText)),
    date: z.optional(dayRange),
    /**
     * Each word is matched on type_human, counterparty, volume and flow, ignoring case and accents. Amounts also match as a list shows
     * them.
     */
    q: z.optional(z.string(requestError(NOT_VALID)).check(z.trim(), z.minLength(2, NOT_VALID), z.maxLength(64, NOT_VALID))),
    limit: z.optional(limit),
    cursor: z.optional(z.string(requestError(NOT_VALID)).check(z.maxLength(256, NOT_VALID))),
  })
  .check(
    z.refine((query) => count(query['account[]']) + count(query['wallet[]']) + count(query['token[]']) <= MAX_IDS, {
      error: NOT_VALID,
      path: ['account[]'],
    }),
  );
export type OrdersQuery = z.output<typeof ordersQuery>;

const count = (list: readonly unknown[] | undefined): number => list?.length ?? 0;

/** API-066: the customer's orders, newest first. `last` is the cursor of the next page, null on the last one. */
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

export const readOrder = defineEndpoint({
  id: 'API-067',
  method: 'get',
  path: '/search/orders/{id}',
  access: 'feature',
  params: z.object({ id: requestOrderId }),
  answers: { 200: order },
  refusals: ['notFound'],
});

/** API-115: a tagged PDF in the caller's language, only of a completed order. */
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

/** API-068: accounts to filter by. Ids of `fiat` are passed in `account[]`, of `crypto` in `wallet[]`, of `tokens` in `token[]`. */
export const listFilterAccounts = defineEndpoint({
  id: 'API-068',
  method: 'get',
  path: '/search/orders/filters',
  access: 'feature',
  answers: { 200: z.object({ fiat: z.array(filterAccount), crypto: z.array(filterAccount), tokens: z.array(filterAccount) }) },
});
