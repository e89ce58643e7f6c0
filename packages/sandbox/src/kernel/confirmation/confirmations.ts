import type { ConfirmationMethod, ConfirmationRequest, ConfirmedOperation, SecurityKind } from '@wallet/contract/access/confirmations';
import type { Endpoint } from '@wallet/contract/endpoint';
import { maskPhone } from '@wallet/core/format/masks';
import { isLess } from '@wallet/core/money/arithmetic';
import { money, type Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import type { Selectable } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import { lockRow } from '../../database/lockRow.ts';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { writeAudit } from '../audit.ts';
import type { Caller, Customer } from '../authenticate.ts';
import type { Call } from '../call.ts';
import { countSecondsUntil } from '../codes/codeRequest.ts';
import { isPasswordReset } from '../customer/passwordAttempts.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { createRequestOptions } from '../passkeys/assertion.ts';
import { readPasskeys } from '../passkeys/passkeyRows.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';
import {
  toCanonicalOperation,
  hashText,
  toWireMoneyOperation,
  type MoneyOperation,
  describePurpose,
  toWireSecurityOperation,
  describeSecurityPurpose,
} from './operation.ts';
import { generateUuid } from '../../ports/ids.ts';
import { generateBytes } from '../../ports/chance.ts';

export type Confirmation = Selectable<Tables['confirmation']>;

/** Limits of RULE-048. */
const LIFE_SECONDS = 300;
const REQUEST_WINDOW_SECONDS = 600;
const MAX_REQUESTS = 30;

export type BoundRequest = Caller & {
  /** The endpoint's id, `API-036`. */
  readonly call: string;
  /** The Idempotency-Key; null for a change of security. */
  readonly key: string | null;
  /** Hash of method, path and body. */
  readonly digest: string;
  /** Relying party of the passkeys; null where passkeys are unavailable. */
  readonly party: RelyingParty | null;
  /** The `X-Confirmation` header. */
  readonly given: string | undefined;
  readonly now: Date;
};

/** @param key null for a change of security */
export const toBoundRequest = (
  { customer, session, request, now }: Caller & Pick<Call<Endpoint>, 'request' | 'now'>,
  { id }: Pick<Endpoint, 'id'>,
  key: string | null = request.idempotencyKey,
): BoundRequest => ({
  customer,
  session,
  call: id,
  key,
  digest: request.digest(),
  party: request.party,
  given: request.header('x-confirmation'),
  now,
});

type ConfirmationSubject =
  { readonly kind: 'money'; readonly operation: MoneyOperation } | { readonly kind: 'security'; readonly change: SecurityKind };

const toWireOperation = (subject: ConfirmationSubject): ConfirmedOperation =>
  subject.kind === 'money' ? toWireMoneyOperation(subject.operation) : toWireSecurityOperation(subject.change);

/** Serialises a customer's confirmations and payments, so that a concurrent payment cannot change whether one is needed. */
export async function lockConfirmations(transaction: Database, { id }: Pick<Customer, 'id'>): Promise<void> {
  await lockRow(transaction, `confirmation ${id}`);
}

const isOwnPassword = (customer: Customer, now: Date): boolean => customer.password_is_set && !isPasswordReset(customer, now);

/** Adding or deleting a passkey never accepts an SMS, which anyone who holds the phone receives. */
function listMethods(customer: Customer, subject: ConfirmationSubject, hasPasskey: boolean, now: Date): readonly ConfirmationMethod[] {
  const passkey: readonly ConfirmationMethod[] = hasPasskey ? ['passkey'] : [];
  if (subject.kind === 'money') return [...passkey, 'sms'];
  const strong: readonly ConfirmationMethod[] = [...passkey, ...(isOwnPassword(customer, now) ? (['password'] as const) : [])];
  const isOfPasskey = subject.change === 'add_passkey' || subject.change === 'delete_passkey';
  return strong.length > 0 || isOfPasskey ? strong : ['sms'];
}

async function readSecondsToWait(transaction: Database, customerId: number, now: Date): Promise<number> {
  const question = await transaction
    .selectFrom('confirmation')
    .select('asked_at')
    .where('customer_id', '=', customerId)
    .where('asked_at', '>', addSeconds(now, -REQUEST_WINDOW_SECONDS))
    .orderBy('asked_at', 'desc')
    .limit(MAX_REQUESTS)
    .execute();
  const first = question[MAX_REQUESTS - 1];
  return first === undefined ? 0 : Math.max(1, countSecondsUntil(addSeconds(first.asked_at, REQUEST_WINDOW_SECONDS), now));
}

/** Invalidates the previous confirmation of the same session and request (RULE-048). */
async function invalidatePrevious(transaction: Database, { customer, session, call, key }: BoundRequest): Promise<void> {
  await transaction
    .updateTable('confirmation')
    .set({ state: 'dead' })
    .where('customer_id', '=', customer.id)
    .where('session_id', '=', session.familyId)
    .where('state', 'in', ['asked', 'confirmed'])
    .where((where) => (key === null ? where('call', '=', call) : where('idempotency_key', '=', key)))
    .execute();
}

/**
 * Asks for a confirmation. Resolves with refusal 403020, which contains all that the customer sees and approves, or with 429 after too
 * many.
 */
export function requestConfirmation(database: Database, request: BoundRequest, subject: ConfirmationSubject): Promise<Refusal> {
  const { customer, session, call, key, digest, party, now } = request;
  return inTransaction(database, async (transaction) => {
    await lockConfirmations(transaction, customer);
    const wait = await readSecondsToWait(transaction, customer.id, now);
    if (wait > 0) return refuse('tooManyRequests', {}, { 'retry-after': String(wait) });
    const passkeys = party === null ? [] : await readPasskeys(transaction, customer.id);
    const methods = listMethods(customer, subject, passkeys.length > 0, now);
    if (methods.length === 0) return refuse('confirmationUnusable');
    await invalidatePrevious(transaction, request);
    const id = generateUuid();
    const expiresAt = addSeconds(now, LIFE_SECONDS);
    const operation = toWireOperation(subject);
    const canonical = toCanonicalOperation(operation, {
      id,
      call,
      customer: customer.uuid,
      session: session.familyId,
      key,
      request: digest,
      nonce: generateBytes(16).toString('base64url'),
      expires_at: expiresAt.toISOString(),
    });
    await transaction
      .insertInto('confirmation')
      .values({
        id,
        customer_id: customer.id,
        session_id: session.familyId,
        kind: subject.kind,
        call,
        idempotency_key: key,
        state: 'asked',
        methods: JSON.stringify(methods),
        operation: JSON.stringify(operation),
        purpose: subject.kind === 'money' ? describePurpose(subject.operation) : describeSecurityPurpose(subject.change),
        canonical,
        asked_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await writeAudit(transaction, createAuditEntry(request, 'asked'));
    const confirmation: ConfirmationRequest = {
      id,
      methods: [...methods],
      phone: maskPhone(customer.username),
      expires_at: expiresAt.toISOString(),
      operation,
      canonical,
      passkey: party === null || passkeys.length === 0 ? null : createRequestOptions(hashText(canonical), party, passkeys),
    };
    return refuse('confirmationNeeded', { confirmation });
  });
}

const createAuditEntry = ({ customer, call, now }: BoundRequest, outcome: string) => ({
  customerId: customer.id,
  event: 'confirmation',
  outcome,
  method: call,
  at: now,
});

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Result of spending a confirmation. `isAnother`: it was made for another operation. */
type SpendResult = { readonly confirmation: Confirmation } | { readonly refusal: Refusal; readonly isAnother: boolean };

const refuseUnusable = (isAnother: boolean): SpendResult => ({ refusal: refuse('confirmationUnusable'), isAnother });

/** Members that may differ between two questions about the same operation. */
const VARYING_MEMBERS = new Set(['expires_at', 'id', 'nonce', 'rate']);

function isSameOperation(previous: string, next: string): boolean {
  const [before, now]: readonly [Record<string, unknown>, Record<string, unknown>] = [JSON.parse(previous), JSON.parse(next)];
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].every((name) => VARYING_MEMBERS.has(name) || before[name] === now[name]);
}

export const RATE_CHANGED = 'The rate has changed. Please check the new amount and try again.';
/** More decimals than any rate has, so that rates can be compared as amounts. */
const RATE_DECIMALS = 18;
const rateToMoney = (rate: string): Money =>
  multiplyByRate(money('1', 'EUR', 0), rate, { currencyCode: 'EUR', decimals: RATE_DECIMALS }, 'down');

/** True when the rate is worse than the one displayed. Customers never get less than they were shown (RULE-017). */
export const isWorseRate = (rate: string | null, displayed: string | null): boolean =>
  rate !== null && displayed !== null && isLess(rateToMoney(rate), rateToMoney(displayed));

/** Finds and locks a confirmation. Only the session that requested it can find it. */
export function lockConfirmation(
  transaction: Database,
  { customer, session }: Pick<Caller, 'customer' | 'session'>,
  id: string,
): Promise<Confirmation | undefined> {
  return transaction
    .selectFrom('confirmation')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customer.id)
    .where('session_id', '=', session.familyId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Spends the confirmation sent with a request, in the transaction of its effect (RULE-048). It must match the operation as built from the
 * current request, and a rate that has become worse is refused.
 */
export async function spendConfirmation(transaction: Database, request: BoundRequest, subject: ConfirmationSubject): Promise<SpendResult> {
  const { customer, session, call, key, digest, given = '', now } = request;
  if (!UUID.test(given)) return refuseUnusable(false);
  const confirmation = await lockConfirmation(transaction, request, given);
  if (confirmation === undefined || confirmation.state !== 'confirmed' || confirmation.expires_at <= now) return refuseUnusable(false);
  const binding = { id: '', call, customer: customer.uuid, session: session.familyId, key, request: digest, nonce: '', expires_at: '' };
  const operation = toWireOperation(subject);
  if (!isSameOperation(confirmation.canonical, toCanonicalOperation(operation, binding))) return refuseUnusable(true);
  if (isWorseRate(operation.rate, confirmation.operation['rate'] ?? null))
    return { refusal: refuse('invalid', { message: RATE_CHANGED }), isAnother: false };
  await transaction.updateTable('confirmation').set({ state: 'spent' }).where('id', '=', confirmation.id).execute();
  await writeAudit(transaction, createAuditEntry(request, 'spent'));
  return { confirmation };
}

/** Invalidates a confirmation that was sent with another operation. Call it outside of the transaction that was rolled back. */
export async function invalidateConfirmation(database: Database, { customer, given = '' }: BoundRequest): Promise<void> {
  await database
    .updateTable('confirmation')
    .set({ state: 'dead' })
    .where('id', '=', given)
    .where('customer_id', '=', customer.id)
    .where('state', 'in', ['asked', 'confirmed'])
    .execute();
}
