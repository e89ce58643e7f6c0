import type { openTwoFactorBox, requestBoxPasskey } from '@wallet/contract/access/two-factor';
import { parseJson } from '@wallet/core/configuration/readers';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import type { Caller } from '../authenticate.ts';
import type { Call, MoneyContext, Result } from '../call.ts';
import { refusePaymentCode } from '../codes/paymentCodes.ts';
import { lockPhone } from '../codes/sendCode.ts';
import { hashText } from '../confirmation/operation.ts';
import { refuseUnlessSigned, createRequestOptions } from '../passkeys/assertion.ts';
import { readPasskeys } from '../passkeys/passkeyRows.ts';
import { type Refusal, type Refused, refuse, toUsedByMember } from '../refusal.ts';
import { isCurve } from './curves.ts';
import type { OperationKind, PreparedOperation } from './prepareOperation.ts';
import { isSigned, unseal, getWalletKey } from './walletKeys.ts';

const isDead = ({ expires_at: expiresAt, replaced_at: replacedAt, sent_at: sentAt }: PreparedOperation, now: Date): boolean =>
  expiresAt <= now || replacedAt !== null || sentAt !== null;

/** The box of another session is not found. */
const selectByBox = (database: Database, { customer, session }: Caller, box: string) =>
  database
    .selectFrom('prepared_operation')
    .selectAll()
    .where('two_fa_box_uuid', '=', box)
    .where('customer_id', '=', customer.id)
    .where('session_id', '=', session.familyId);

/**
 * Returns the key of a prepared operation for the code sent with it (API-051). The code stays valid as long as the operation, so that a
 * lost answer can be requested again. Wrong codes are counted whatever the result.
 */
export async function openBox(database: Database, call: Call<typeof openTwoFactorBox>): Promise<Result<typeof openTwoFactorBox>> {
  const { customer, body, request, now } = call;
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, customer.username);
    const operation = await selectByBox(transaction, call, body.uuid).forUpdate().executeTakeFirst();
    if (operation === undefined) return { refusal: refuse('notFound') };
    if (isDead(operation, now))
      return { refusal: refuse('codeExpired', { fields: { pin: ['The code has expired'] }, ...toUsedByMember(operation.order_id) }) };
    const { canonical, tenant_uuid: id } = operation;
    const { assertion, pin: code = '' } = body;
    const refusal =
      assertion === undefined
        ? await refusePaymentCode(transaction, customer, { id, code, spend: false, field: 'pin' }, now)
        : await refuseUnlessSigned(transaction, customer.id, { canonical, assertion, party: request.party }, now);
    return refusal === undefined ? markOpened(transaction, operation, assertion === undefined ? 'sms' : 'passkey', now) : { refusal };
  });
}

/** Keeps what opened it first: requesting a lost answer again by the other method changes nothing. */
async function markOpened(transaction: Database, operation: PreparedOperation, by: 'sms' | 'passkey', now: Date) {
  await transaction
    .updateTable('prepared_operation')
    .set({ opened_at: operation.opened_at ?? now, opened_by: operation.opened_by ?? by })
    .where('uuid', '=', operation.uuid)
    .execute();
  return { answer: { key: operation.box_key } };
}

/** Options for the passkey signature that opens the box (API-113). The box of another session is not found. */
export async function createBoxPasskeyOptions(
  database: Database,
  call: Call<typeof requestBoxPasskey>,
): Promise<Result<typeof requestBoxPasskey>> {
  const {
    customer,
    request: { party },
    now,
  } = call;
  const operation = await selectByBox(database, call, call.body.uuid).executeTakeFirst();
  const passkeys = party === null ? [] : await readPasskeys(database, customer.id);
  if (operation === undefined || operation.canonical === null || party === null || passkeys.length === 0)
    return { refusal: refuse('notFound') };
  if (isDead(operation, now)) return { refusal: refuse('codeExpired', toUsedByMember(operation.order_id)) };
  return { answer: { options: createRequestOptions(hashText(operation.canonical), party, passkeys) } };
}

type Submission = Omit<MoneyContext, 'settings'> & { readonly accountId: number; readonly kind: OperationKind; readonly uuid: string };
type Signed = { readonly tx: string; readonly signatures: readonly string[] };

export const refuseSignature = (): Refusal => refuse('invalid', { message: 'The signature is not valid' });

/** Finds and locks the operation to send: of this customer, session, account and kind, still valid, opened by its code, not sent yet. */
export async function findToSend(submission: Submission): Promise<{ readonly operation: PreparedOperation } | Refused> {
  const { transaction, customer, session, accountId, kind, uuid, now } = submission;
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
  if (operation.sent_at !== null) return { refusal: refuse('stateChanged', toUsedByMember(operation.order_id)) };
  if (isDead(operation, now)) return { refusal: refuse('operationExpired') };
  if (operation.opened_at === null) return { refusal: refuse('stateChanged') };
  return { operation };
}

/** Refuses anything that differs from what was prepared by a single byte, or is not signed by the wallet's own key. */
export async function refuseUnsigned(
  transaction: Database,
  operation: PreparedOperation,
  { tx, signatures }: Signed,
): Promise<Refusal | undefined> {
  if (tx !== operation.tx) return refuseSignature();
  const { curve } = operation;
  if (!isCurve(curve)) throw new Error(`No wallet signs on ${curve}`);
  const { publicKey } = await getWalletKey(transaction, operation.account_id, curve);
  return isSigned(curve, publicKey, operation.sign, signatures) ? undefined : refuseSignature();
}

/** Decrypts the payload of a sale (api.md 3.17); undefined if that fails. Its content is untrusted input. */
export function openPayload({ box_key: boxKey, uuid }: PreparedOperation, payload: string): unknown {
  const content = unseal(Buffer.from(boxKey, 'base64'), payload, uuid);
  return content === undefined ? undefined : parseJson(content.toString('utf8'));
}

/** Records the order that the operation was sent with, which makes it final. */
export async function markSent(transaction: Database, { uuid }: PreparedOperation, order: bigint, now: Date): Promise<void> {
  await transaction.updateTable('prepared_operation').set({ sent_at: now, order_id: order }).where('uuid', '=', uuid).execute();
}
