import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { addPasskey, renamePasskey, requestPasskey } from '@wallet/contract/access/passkeys';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Caller } from '../../kernel/authenticate.ts';
import type { AuditContext, Call, Result } from '../../kernel/call.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { readDeviceName } from '../../kernel/customer/deviceName.ts';
import { notifySecurityEvent, type SecurityNotificationContext } from '../../kernel/customer/securityEvents.ts';
import { getPasswordResetEnd } from '../../kernel/customer/passwordAttempts.ts';
import { storeRegistration, generateChallenge, takeRegistration } from '../../kernel/passkeys/challenges.ts';
import {
  deletePasskeys,
  findFreeName,
  toWirePasskey,
  readPasskeys,
  refuseTooManyPasskeys,
  refuseTakenName,
  getUserHandle,
  wasRecentlyDeleted,
} from '../../kernel/passkeys/passkeyRows.ts';
import { createCreationOptions, verifyAttestation } from '../../kernel/passkeys/registration.ts';
import type { RelyingParty } from '../../kernel/passkeys/relyingParty.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { generateUuid } from '../../ports/ids.ts';

type PasskeyRequest = Caller & AuditContext;

/** Logs an event of a passkey without its key, its name or any input of the client. */
const auditPasskey = (database: Database, { customer, now }: PasskeyRequest, outcome: string): Promise<void> =>
  writeAudit(database, { customerId: customer.id, event: 'passkey', outcome, at: now });

/** Returns why no passkey can be added now: there are ten, or a temporary password was recently used to set another password (SCA-012). */
export async function refuseNewPasskey(
  database: Database,
  { customer, now }: Pick<PasskeyRequest, 'customer' | 'now'>,
): Promise<Refusal | undefined> {
  const eleventh = refuseTooManyPasskeys(await readPasskeys(database, customer.id));
  if (eleventh !== undefined) return eleventh;
  const until = getPasswordResetEnd(customer);
  return until !== null && until > now ? refuse('passkeyLater', { until: until.toISOString() }) : undefined;
}

/** Starts a registration (API-103). */
export async function startPasskey(
  transaction: Database,
  party: RelyingParty,
  request: PasskeyRequest,
): Promise<WireResponseOf<typeof requestPasskey>> {
  const { customer, now } = request;
  const challenge = generateChallenge();
  const registration = await storeRegistration(transaction, request, challenge, now);
  const userHandle = await getUserHandle(transaction, customer.id);
  const passkeys = await readPasskeys(transaction, customer.id);
  return { registration, options: createCreationOptions({ challenge, userHandle }, party, customer, passkeys) };
}

/**
 * Stores the passkey that the authenticator created (API-104). The challenge is consumed first, in a separate transaction, so that it can
 * never be used a second time.
 * @param database of the provider, not a transaction
 */
export async function storePasskey(
  { database, ...context }: SecurityNotificationContext & { readonly database: Database },
  party: RelyingParty,
  call: Call<typeof addPasskey>,
): Promise<Result<typeof addPasskey>> {
  const { customer, request, now } = call;
  const { registration, attestation, name } = call.body;
  const challenge = await inTransaction(database, (transaction) => takeRegistration(transaction, call, registration, now));
  if (challenge === undefined) return { refusal: refuse('codeExpired') };
  const passkey = await verifyAttestation(party, challenge, attestation);
  if (typeof passkey === 'string') {
    await auditPasskey(database, call, `refused ${passkey}`);
    return { refusal: refuseField('attestation', 'This passkey cannot be used') };
  }
  return inTransaction(database, async (transaction) => {
    await lockCustomer(transaction, customer.id);
    const passkeys = await readPasskeys(transaction, customer.id);
    const refusal = refuseTooManyPasskeys(passkeys) ?? (name === undefined ? undefined : refuseTakenName(name, passkeys));
    if (refusal !== undefined) return { refusal };
    const names = passkeys.map((one) => one.name);
    const device = readDeviceName(request.header('user-agent'));
    const row = await transaction
      .insertInto('passkey')
      .values({
        ...passkey,
        transports: JSON.stringify(passkey.transports),
        id: generateUuid(),
        customer_id: customer.id,
        name: name ?? findFreeName(device, names),
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').where('deleted_at', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return { refusal: refuse('stateChanged') };
    await auditPasskey(transaction, call, 'registered');
    await notifySecurityEvent(transaction, context, { kind: 'passkey_added', customerId: customer.id, device, name: row.name, at: now });
    return { answer: toWirePasskey(row, await getUserHandle(transaction, customer.id)) };
  });
}

/** Renames a passkey (API-105). Another customer's is not found. */
export async function changePasskeyName(transaction: Database, call: Call<typeof renamePasskey>): Promise<Result<typeof renamePasskey>> {
  const {
    customer,
    params: { id },
    body: { name },
  } = call;
  await lockCustomer(transaction, customer.id);
  const passkeys = await readPasskeys(transaction, customer.id);
  const passkey = passkeys.find((one) => one.id === id);
  if (passkey === undefined) return { refusal: refuse('notFound') };
  const refusal = refuseTakenName(
    name,
    passkeys.filter((one) => one !== passkey),
  );
  if (refusal !== undefined) return { refusal };
  await transaction.updateTable('passkey').set({ name }).where('id', '=', id).execute();
  await auditPasskey(transaction, call, 'renamed');
  return { answer: toWirePasskey({ ...passkey, name }, await getUserHandle(transaction, customer.id)) };
}

/** Looks up a passkey to delete. For a day, `gone` is answered like the first deletion (API-106). */
export async function findForDeletion(
  database: Database,
  { customer, now }: PasskeyRequest,
  id: string,
): Promise<'there' | 'gone' | 'unknown'> {
  const passkeys = await readPasskeys(database, customer.id);
  if (passkeys.some((one) => one.id === id)) return 'there';
  return (await wasRecentlyDeleted(database, customer.id, id, now)) ? 'gone' : 'unknown';
}

export async function removePasskey(
  transaction: Database,
  context: SecurityNotificationContext,
  caller: PasskeyRequest,
  id: string,
): Promise<void> {
  const { customer, request, now: at } = caller;
  await lockCustomer(transaction, customer.id);
  const passkey = (await readPasskeys(transaction, customer.id)).find((one) => one.id === id);
  if (passkey === undefined) return;
  await deletePasskeys(transaction, customer.id, [id], at);
  await auditPasskey(transaction, caller, 'deleted');
  const device = readDeviceName(request.header('user-agent'));
  await notifySecurityEvent(transaction, context, { kind: 'passkey_deleted', customerId: customer.id, device, name: passkey.name, at });
}
