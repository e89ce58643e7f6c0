import type { PasskeyAssertion, PasskeyRequestOptions } from '@wallet/contract/access/passkeys';
import { readJson } from '@wallet/core/configuration/readers';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import type { Caller, Customer, Session } from '../authenticate.ts';
import { enterCode, refuseCodeEntry } from '../codes/oneTimeCodes.ts';
import { countGuess, refuseGuessing } from '../codes/paymentCodes.ts';
import { lockPhone } from '../codes/sendCode.ts';
import { writeAudit } from '../audit.ts';
import { hashOf } from '../confirmation/operation.ts';
import { judgeAssertion, requestOptions } from '../passkeys/assertion.ts';
import { passkeysOf } from '../passkeys/passkeyRows.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';
import { type Refusal, refuse, refuseField, usedBy } from '../refusal.ts';
import { isCurve } from './curves.ts';
import type { OperationKind, PreparedOperation } from './prepareOperation.ts';
import { isSigned, unseal, walletKey } from './walletKeys.ts';

const isDead = ({ expires_at: expiresAt, replaced_at: replacedAt, sent_at: sentAt }: PreparedOperation, now: Date): boolean =>
  expiresAt <= now || replacedAt !== null || sentAt !== null;

/**
 * Gives out the key of a prepared operation for the code that was sent with it (API-051). The code stays good while the operation lives:
 * an answer that was lost can be asked for again. Wrong codes are counted whatever is answered.
 */
export async function openBox(
  database: Database,
  { customer, session }: Caller,
  { uuid, pin, assertion }: Opening,
  { party, now }: { readonly party: RelyingParty | null; readonly now: Date },
): Promise<{ readonly answer: { key: string } } | { readonly refusal: Refusal }> {
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, customer.username);
    const operation = await transaction
      .selectFrom('prepared_operation')
      .selectAll()
      .where('two_fa_box_uuid', '=', uuid)
      .where('customer_id', '=', customer.id)
      .where('session_id', '=', session.familyId)
      .forUpdate()
      .executeTakeFirst();
    if (operation === undefined) return { refusal: refuse('notFound') };
    if (isDead(operation, now))
      return { refusal: refuse('codeExpired', { fields: { pin: ['The code has expired'] }, ...usedBy(operation.order_id) }) };
    if (assertion !== undefined) {
      const refusal = await refuseAssertion(transaction, customer, { operation, assertion, party }, now);
      return refusal === undefined ? open(transaction, operation, 'passkey', now) : { refusal };
    }
    const stopped = await refuseGuessing(transaction, customer.id, now);
    if (stopped !== undefined) return { refusal: stopped };
    const wish = { id: operation.tenant_uuid, username: customer.username, intents: ['operation'], code: pin ?? '', spend: false } as const;
    const entry = await enterCode(transaction, wish, now);
    if (entry.kind !== 'right') {
      if ('isGuess' in entry && entry.isGuess) await countGuess(transaction, customer.id, now);
      return { refusal: (await refuseGuessing(transaction, customer.id, now)) ?? refuseCodeEntry(entry, 'pin', 'invalidCode') };
    }
    return open(transaction, operation, 'sms', now);
  });
}

type Opening = { readonly uuid: string; readonly pin?: string | undefined; readonly assertion?: PasskeyAssertion | undefined };
type Opened = { readonly answer: { key: string } };

/** What first opened it stays written: an answer that was lost and comes by another way changes nothing. */
async function open(transaction: Database, operation: PreparedOperation, by: 'sms' | 'passkey', now: Date): Promise<Opened> {
  await transaction
    .updateTable('prepared_operation')
    .set({ opened_at: operation.opened_at ?? now, opened_by: operation.opened_by ?? by })
    .where('uuid', '=', operation.uuid)
    .execute();
  return { answer: { key: operation.box_key } };
}

/** Refuses what the customer's passkey has not signed for this very operation (RULE-046). */
async function refuseAssertion(
  transaction: Database,
  { id: customerId }: Customer,
  {
    operation,
    assertion,
    party,
  }: { readonly operation: PreparedOperation; readonly assertion: PasskeyAssertion; readonly party: RelyingParty | null },
  now: Date,
): Promise<Refusal | undefined> {
  const notAccepted = refuseField('assertion', 'The passkey was not accepted');
  if (party === null || operation.canonical === null) return notAccepted;
  const expected = { party, challenge: hashOf(operation.canonical), assertion, customerId };
  const verdict = await judgeAssertion(transaction, expected, now);
  const audit = { customerId, event: 'passkey', at: now };
  await writeAudit(transaction, { ...audit, outcome: verdict.kind === 'right' ? 'used' : `refused ${verdict.why}` });
  return verdict.kind === 'right' ? undefined : notAccepted;
}

/** What the customer's passkey signs to open the box (API-113); the box of another session is not there. */
export async function boxPasskey(
  database: Database,
  { customer, session }: Caller,
  uuid: string,
  { party, now }: { readonly party: RelyingParty | null; readonly now: Date },
): Promise<{ readonly answer: { options: PasskeyRequestOptions } } | { readonly refusal: Refusal }> {
  const operation = await database
    .selectFrom('prepared_operation')
    .selectAll()
    .where('two_fa_box_uuid', '=', uuid)
    .where('customer_id', '=', customer.id)
    .where('session_id', '=', session.familyId)
    .executeTakeFirst();
  const passkeys = party === null ? [] : await passkeysOf(database, customer.id);
  if (operation === undefined || operation.canonical === null || party === null || passkeys.length === 0)
    return { refusal: refuse('notFound') };
  if (isDead(operation, now)) return { refusal: refuse('codeExpired', usedBy(operation.order_id)) };
  return { answer: { options: requestOptions(hashOf(operation.canonical), party, passkeys) } };
}

export type Submission = {
  readonly transaction: Database;
  readonly customer: Customer;
  readonly session: Session;
  readonly accountId: number;
  readonly kind: OperationKind;
  readonly uuid: string;
  readonly now: Date;
};
export type Found = { readonly operation: PreparedOperation } | { readonly refusal: Refusal };
export type Signed = { readonly tx: string; readonly signatures: readonly string[] };

export const badSignature = (): Refusal => refuse('invalid', { message: 'The signature is not valid' });

/** The operation that is to be sent: of this customer, session, account and kind, living, opened by its code, not sent yet. */
export async function findToSend({ transaction, customer, session, accountId, kind, uuid, now }: Submission): Promise<Found> {
  const operation = await transaction
    .selectFrom('prepared_operation')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('customer_id', '=', customer.id)
    .where('session_id', '=', session.familyId)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (operation === undefined) return { refusal: refuse('notFound') };
  if (operation.sent_at !== null) return { refusal: refuse('stateChanged', usedBy(operation.order_id)) };
  if (isDead(operation, now)) return { refusal: refuse('operationExpired') };
  if (operation.opened_at === null) return { refusal: refuse('stateChanged') };
  return { operation };
}

/** Refuses what is not, byte for byte, what was prepared, or was not signed by the wallet's own key. */
export async function refuseUnsigned(
  transaction: Database,
  operation: PreparedOperation,
  { tx, signatures }: Signed,
): Promise<Refusal | undefined> {
  if (tx !== operation.tx) return badSignature();
  const { curve } = operation;
  if (!isCurve(curve)) throw new Error(`No wallet signs on ${curve}`);
  const { publicKey } = await walletKey(transaction, operation.account_id, curve);
  return isSigned(curve, publicKey, operation.sign, signatures) ? undefined : badSignature();
}

/** The payload of a sale, opened (api.md 3.17); undefined when it cannot be. What is in it is foreign input. */
export function openPayload({ box_key: boxKey, uuid }: PreparedOperation, payload: string): unknown {
  const content = unseal(Buffer.from(boxKey, 'base64'), payload, uuid);
  return content === undefined ? undefined : readJson(content.toString('utf8'));
}

/** It was sent with this order: once and for all. */
export async function markSent(transaction: Database, { uuid }: PreparedOperation, order: bigint, now: Date): Promise<void> {
  await transaction.updateTable('prepared_operation').set({ sent_at: now, order_id: order }).where('uuid', '=', uuid).execute();
}
