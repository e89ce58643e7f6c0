import type { OrderStatus } from '@wallet/contract/holdings/order-words';
import type { Selectable } from 'kysely';
import { recordDue, scheduleJob } from '../clock/jobs.ts';
import { addSeconds } from '../clock/clock.ts';
import { createDatabaseFunction } from '../database/createDatabaseFunction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Flow, StampedPrice, StoredPause, SummarySection, Volume } from '../database/columns.ts';
import type { Tables } from '../database/tables.ts';
import { toStoredEntries, type Entry } from './entries.ts';
import { getGroup, hasFlow, getTypeTitle } from './orderTypes.ts';
import { toEntryArrays, entryTypes, type EntryArrays } from './post.ts';
import { scheduleReferral } from './scheduleReferral.ts';

export type OrderRow = Selectable<Tables['orders']>;
export type Expectation = { readonly accountId: number; readonly units: bigint };

/** What the ledger checks again for an order that has passed the brake; a null switches its part off (RULE-042). */
export type BrakeGuard = {
  /** Minor units that leave the account. */
  readonly units: string;
  /** Percent of the available balance. */
  readonly share: string | null;
  readonly row_count: number | null;
  readonly row_seconds: number;
  /** In EUR. */
  readonly worth: string;
  readonly minimum: string;
};
/** What the brake adds to an order. `firstTimeEur`: worth in EUR of a transfer to a new recipient. */
export type BrakeStamp = { readonly firstTimeEur?: string; readonly guard?: BrakeGuard };

/** A period in which an order waits and can be cancelled (RULE-043). */
export type Hold = {
  readonly until: Date;
  readonly seconds: number;
  readonly reasons: readonly string[];
  readonly purpose: string;
  /** True when a person reviews it afterwards; `completedAfter`: seconds in `pending`. */
  readonly isReviewed: boolean;
  readonly completedAfter: number;
};

/** What the clock does with an order that is not moved before (RULE-020). */
export type OrderTimer = {
  readonly status: 'pending' | 'completed' | 'rejected' | 'release';
  readonly seconds: number;
  /** Only for a rejection. */
  readonly message?: string;
  /** After `pending`: seconds until it completes. */
  readonly thenCompletedAfter?: number;
};

export type NewOrder = {
  readonly customerId: number;
  /** The account whose history lists the order. */
  readonly accountId: number;
  readonly type: string;
  readonly status: 'pending' | 'moderate' | 'completed';
  /** Signed, with exactly the currency's decimals. */
  readonly volume: Volume;
  readonly flow: Flow | null;
  readonly summary: readonly SummarySection[];
  /** Amounts held, expected, and held for a fee elsewhere, until the order ends. */
  readonly from?: Expectation;
  readonly to?: Expectation;
  readonly fee?: Expectation;
  /** Posted now: a hold, or everything for an order that is created as completed. */
  readonly entries: readonly Entry[];
  /** Posted when it ends. */
  readonly onCompleted?: readonly Entry[];
  readonly onRejected?: readonly Entry[];
  readonly counterparty?: string;
  /** Values specific to this type: rate, fee, iban, reference. */
  readonly details?: Readonly<Record<string, string | null>>;
  /** Its cost at the current rates (RULE-044). */
  readonly price?: StampedPrice;
  readonly paymentIntent?: string;
  /** What releases it from `moderate`: address, card:11. */
  readonly waitsFor?: string;
  /** The IBAN that the order makes known (RULE-009), in the same write. */
  readonly knownIban?: string;
  /**
   * A decimal. The order is placed only if it and the customer's other unreviewed orders of its type within 24 hours total less (RULE-009).
   */
  readonly reviewFrom?: string;
  /** The bank's answer about the payee's name, and the check that the order spends in the same write (RULE-041). */
  readonly payee?: { readonly outcome: string; readonly check?: string };
  /** Ends with the timer `release`. */
  readonly hold?: Hold;
  readonly brake?: BrakeStamp;
  /** The brake's question that it answers, spent in the same write. */
  readonly question?: string;
  /** An e-mail about the order; '{id}' in the body becomes the order's id. */
  readonly message?: { readonly to: string; readonly subject: string; readonly body: string };
  readonly timer?: OrderTimer;
  /** True for a correction or refund, which may take an account below zero. */
  readonly correction?: boolean;
  readonly at: Date;
};

type OrderArguments = EntryArrays & {
  readonly fields: object;
  readonly timer: { readonly details: object; readonly due_at: Date } | undefined;
};

const orderTypes = `fields jsonb, ${entryTypes}, timer jsonb`;

function toOrderArguments(order: NewOrder): OrderArguments {
  // An absent member is null in the row and costs nothing to write.
  const fields = {
    customer_id: order.customerId,
    account_id: order.accountId,
    from_account_id: order.from?.accountId,
    from_units: order.from?.units.toString(),
    to_account_id: order.to?.accountId,
    to_units: order.to?.units.toString(),
    fee_account_id: order.fee?.accountId,
    fee_units: order.fee?.units.toString(),
    type: order.type,
    type_human: getTypeTitle(order.type),
    status: order.status,
    group_name: getGroup(order.type, order.volume.value),
    volume_value: order.volume.value,
    volume_currency: order.volume.currency,
    flow: hasFlow(order.type) ? (order.flow ?? undefined) : undefined,
    counterparty: order.counterparty,
    summary: order.summary,
    on_completed: toStoredEntries(order.onCompleted ?? []),
    on_rejected: toStoredEntries(order.onRejected ?? []),
    details: order.details,
    price: order.price,
    payment_intent: order.paymentIntent,
    waits_for: order.waitsFor,
    // Not a column of the row: place_order writes it into known_iban.
    known_iban: order.hold === undefined ? order.knownIban : undefined,
    // Not a column either: place_answered_order compares with it.
    review_from: order.reviewFrom,
    // Not columns either: place_answered_order spends the check.
    payee_check: order.payee?.check,
    payee_outcome: order.payee?.outcome,
    held_until: order.hold?.until,
    pause: order.hold === undefined ? undefined : toStoredPause(order.hold, order.knownIban),
    first_time_eur: order.brake?.firstTimeEur,
    // Not columns either: place_order checks again, spends the question and sends the message.
    brake_guard: order.brake?.guard,
    brake_question: order.question,
    message: order.message,
    created_at: order.at,
    updated_at: order.at,
  };
  const { timer } = order;
  return {
    fields,
    ...toEntryArrays(order.entries),
    timer: timer === undefined ? undefined : { details: toTimerDetails(timer), due_at: addSeconds(order.at, timer.seconds) },
  };
}

const toStoredPause = ({ reasons, purpose, isReviewed, completedAfter }: Hold, knownIban: string | undefined): StoredPause => ({
  reasons,
  purpose,
  isReviewed,
  completedAfter,
  known_iban: knownIban,
});

/**
 * Writes an order with its postings and balances in one round trip (S3).
 * @returns its id, or null for insufficient funds: then nothing is written
 */
export async function placeOrder(transaction: Database, order: NewOrder): Promise<bigint | null> {
  const { timer, ...row } = toOrderArguments(order);
  const id = await place(transaction, { ...row, timer, correction: order.correction === true });
  if (timer !== undefined) recordDue(transaction, timer.due_at);
  if (id !== null && order.status === 'completed') await scheduleReferral(transaction, { id, customerId: order.customerId, at: order.at });
  return id;
}

const place = createDatabaseFunction<OrderArguments & { readonly correction: boolean }, bigint | null>({
  kind: 'writes',
  expression: 'place_order(fields, ids, parts, amounts, correction, timer)',
  types: `${orderTypes}, correction boolean`,
});

/** An order that starts open, which one statement can place. One created as completed may pay a referrer, which takes another. */
export type OpenOrder = NewOrder & { readonly status: 'pending' | 'moderate'; readonly correction?: never };
type AnsweredCall = {
  readonly key: string;
  readonly fingerprint: string;
  readonly requestId: string;
  readonly address: string;
  readonly event: string;
};

/**
 * Writes an order as `placeOrder` does, and stores `{"id": …}` as the answer of its call, in one statement: all or nothing.
 * @returns its id; `short` for insufficient funds, `kept` if the key already has an answer, `much` if `reviewFrom` is reached, `spent` if
 * the payee's check was used in the meantime: then nothing is written
 */
export async function placeAnsweredOrder(
  database: Database,
  order: OpenOrder,
  call: AnsweredCall,
): Promise<bigint | 'short' | 'kept' | 'much' | 'spent'> {
  const { timer, ...row } = toOrderArguments(order);
  try {
    const id = await placeAnswered(database, { ...row, timer, ...call });
    if (timer !== undefined) recordDue(database, timer.due_at);
    return id ?? 'short';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'WA001') return 'kept';
    if (error instanceof Error && 'code' in error && error.code === 'WA002') return 'much';
    if (error instanceof Error && 'code' in error && error.code === 'WA003') return 'spent';
    throw error;
  }
}

const placeAnswered = createDatabaseFunction<OrderArguments & AnsweredCall, bigint | null>({
  kind: 'writes',
  expression: 'place_answered_order(fields, ids, parts, amounts, timer, key, fingerprint, "requestId", address, event)',
  types: `${orderTypes}, key text, fingerprint text, "requestId" text, address text, event text`,
});

const toTimerDetails = ({ status, message, thenCompletedAfter }: OrderTimer): Readonly<Record<string, string | null>> => ({
  status,
  message: message ?? null,
  completed_after: thenCompletedAfter?.toString() ?? null,
});

export async function scheduleOrder(
  transaction: Database,
  { id, customerId }: { readonly id: bigint; readonly customerId: number },
  timer: OrderTimer,
  from: Date,
): Promise<void> {
  await scheduleJob(transaction, {
    kind: 'order',
    subject: id.toString(),
    customerId,
    details: toTimerDetails(timer),
    dueAt: addSeconds(from, timer.seconds),
  });
}

/** Finds an order of this customer; undefined if it is unknown or another customer's. */
export async function findOrder(database: Database, customerId: number, id: bigint): Promise<OrderRow | undefined> {
  return database.selectFrom('orders').selectAll().where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst();
}

export function isFinal(status: string): status is Extract<OrderStatus, 'completed' | 'rejected'> {
  return status === 'completed' || status === 'rejected';
}
