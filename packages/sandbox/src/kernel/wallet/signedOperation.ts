import { type Database, inTransaction } from '../../database/openDatabase.ts';
import type { Caller, Customer, Session } from '../authenticate.ts';
import { enterCode, refuseCodeEntry } from '../codes/oneTimeCodes.ts';
import { countGuess, refuseGuessing } from '../codes/paymentCodes.ts';
import { lockPhone } from '../codes/sendCode.ts';
import { type Refusal, refuse } from '../refusal.ts';
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
  { uuid, pin }: { readonly uuid: string; readonly pin: string },
  now: Date,
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
    if (isDead(operation, now)) return { refusal: refuseCodeEntry({ kind: 'expired' }, 'pin', 'invalidCode') };
    const stopped = await refuseGuessing(transaction, customer.id, now);
    if (stopped !== undefined) return { refusal: stopped };
    const wish = { id: operation.tenant_uuid, username: customer.username, intents: ['operation'], code: pin, spend: false } as const;
    const entry = await enterCode(transaction, wish, now);
    if (entry.kind !== 'right') {
      if ('isGuess' in entry && entry.isGuess) await countGuess(transaction, customer.id, now);
      return { refusal: (await refuseGuessing(transaction, customer.id, now)) ?? refuseCodeEntry(entry, 'pin', 'invalidCode') };
    }
    await transaction
      .updateTable('prepared_operation')
      .set({ opened_at: operation.opened_at ?? now, opened_by: operation.opened_by ?? 'sms' })
      .where('uuid', '=', operation.uuid)
      .execute();
    return { answer: { key: operation.box_key } };
  });
}

export type Asked = {
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
export async function findToSend({ transaction, customer, session, accountId, kind, uuid, now }: Asked): Promise<Found> {
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
  if (operation.sent_at !== null) return { refusal: refuse('stateChanged') };
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
  const { publicKey } = await walletKey(transaction, operation.account_id);
  return isSigned(publicKey, operation.sign, signatures) ? undefined : badSignature();
}

/** The payload of a sale, opened (api.md 3.17); undefined when it cannot be. What is in it is foreign input. */
export function openPayload({ box_key: boxKey, uuid }: PreparedOperation, payload: string): unknown {
  const opened = unseal(Buffer.from(boxKey, 'base64'), payload, uuid);
  if (opened === undefined) return undefined;
  try {
    return JSON.parse(opened.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** It was sent: once and for all. */
export async function markSent(transaction: Database, { uuid }: PreparedOperation, now: Date): Promise<void> {
  await transaction.updateTable('prepared_operation').set({ sent_at: now }).where('uuid', '=', uuid).execute();
}
