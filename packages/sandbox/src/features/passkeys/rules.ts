import type { BodyOf, WireAnswerOf } from '@wallet/contract/endpoint';
import type { addPasskey, requestPasskey } from '@wallet/contract/access/passkeys';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Caller } from '../../kernel/authenticate.ts';
import type { Asker } from '../../kernel/call.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { deviceNameOf } from '../../kernel/customer/deviceName.ts';
import { tellSecurity, type Telling } from '../../kernel/customer/securityEvents.ts';
import { passwordResetEnd } from '../../kernel/customer/passwordAttempts.ts';
import { keepRegistration, newChallenge, takeRegistration } from '../../kernel/passkeys/challenges.ts';
import {
  deletePasskeys,
  freeName,
  passkeyOnWire,
  passkeysOf,
  refuseEleventh,
  refuseTakenName,
  userHandleOf,
  wasDeletedLately,
} from '../../kernel/passkeys/passkeyRows.ts';
import { creationOptions, judgeAttestation } from '../../kernel/passkeys/registration.ts';
import type { RelyingParty } from '../../kernel/passkeys/relyingParty.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { newUuid } from '../../ports/ids.ts';

type PasskeyRequest = Caller & Asker;
type Outcome<T> = { readonly answer: T } | { readonly refusal: Refusal };

/** Logs an event of a passkey without its key, its name or any input of the client. */
export const auditPasskey = (database: Database, { customer, now }: PasskeyRequest, outcome: string): Promise<void> =>
  writeAudit(database, { customerId: customer.id, event: 'passkey', outcome, at: now });

/** Returns why no passkey can be added now: there are ten, or a temporary password was recently used to set another password (SCA-012). */
export async function refuseNewPasskey(
  database: Database,
  { customer, now }: Pick<PasskeyRequest, 'customer' | 'now'>,
): Promise<Refusal | undefined> {
  const eleventh = refuseEleventh(await passkeysOf(database, customer.id));
  if (eleventh !== undefined) return eleventh;
  const until = passwordResetEnd(customer);
  return until !== null && until > now ? refuse('passkeyLater', { until: until.toISOString() }) : undefined;
}

/** Starts a registration (API-103). */
export async function beginPasskey(
  transaction: Database,
  party: RelyingParty,
  { customer, session, now }: PasskeyRequest,
): Promise<WireAnswerOf<typeof requestPasskey>> {
  const challenge = newChallenge();
  const owner = { customerId: customer.id, sessionId: session.familyId };
  const registration = await keepRegistration(transaction, owner, challenge, now);
  const userHandle = await userHandleOf(transaction, customer.id);
  const passkeys = await passkeysOf(transaction, customer.id);
  return { registration, options: creationOptions({ challenge, userHandle }, party, customer, passkeys) };
}

/**
 * Stores the passkey that the authenticator created (API-104). The challenge is consumed first, in a separate transaction, so that it can
 * never be used a second time.
 * @param database of the provider, not a transaction
 */
export async function keepPasskey(
  { database, ...telling }: Telling & { readonly database: Database },
  party: RelyingParty,
  caller: PasskeyRequest,
  { registration, attestation, name }: BodyOf<typeof addPasskey>,
): Promise<Outcome<WireAnswerOf<typeof addPasskey>>> {
  const { customer, session, request, now } = caller;
  const owner = { customerId: customer.id, sessionId: session.familyId };
  const challenge = await inTransaction(database, (transaction) => takeRegistration(transaction, owner, registration, now));
  if (challenge === undefined) return { refusal: refuse('codeExpired') };
  const passkey = await judgeAttestation(party, challenge, attestation);
  if (typeof passkey === 'string') {
    await auditPasskey(database, caller, `refused ${passkey}`);
    return { refusal: refuseField('attestation', 'This passkey cannot be used') };
  }
  return inTransaction(database, async (transaction) => {
    await lockCustomer(transaction, customer.id);
    const passkeys = await passkeysOf(transaction, customer.id);
    const refusal = refuseEleventh(passkeys) ?? (name === undefined ? undefined : refuseTakenName(name, passkeys));
    if (refusal !== undefined) return { refusal };
    const names = passkeys.map((one) => one.name);
    const device = deviceNameOf(request.header('user-agent'));
    const row = await transaction
      .insertInto('passkey')
      .values({
        ...passkey,
        transports: JSON.stringify(passkey.transports),
        id: newUuid(),
        customer_id: customer.id,
        name: name ?? freeName(device, names),
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').where('deleted_at', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return { refusal: refuse('stateChanged') };
    await auditPasskey(transaction, caller, 'registered');
    await tellSecurity(transaction, telling, { kind: 'passkey_added', customerId: customer.id, device, name: row.name, at: now });
    return { answer: passkeyOnWire(row, await userHandleOf(transaction, customer.id)) };
  });
}

/** Renames a passkey (API-105). Another customer's is not found. */
export async function nameOtherwise(
  transaction: Database,
  request: PasskeyRequest,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Outcome<WireAnswerOf<typeof addPasskey>>> {
  const { customer } = request;
  await lockCustomer(transaction, customer.id);
  const passkeys = await passkeysOf(transaction, customer.id);
  const passkey = passkeys.find((one) => one.id === id);
  if (passkey === undefined) return { refusal: refuse('notFound') };
  const refusal = refuseTakenName(
    name,
    passkeys.filter((one) => one !== passkey),
  );
  if (refusal !== undefined) return { refusal };
  await transaction.updateTable('passkey').set({ name }).where('id', '=', id).execute();
  await auditPasskey(transaction, request, 'renamed');
  return { answer: passkeyOnWire({ ...passkey, name }, await userHandleOf(transaction, customer.id)) };
}

/** Looks up a passkey to delete. For a day, `gone` is answered like the first deletion (API-106). */
export async function findForDeletion(
  database: Database,
  { customer, now }: PasskeyRequest,
  id: string,
): Promise<'there' | 'gone' | 'unknown'> {
  const passkeys = await passkeysOf(database, customer.id);
  if (passkeys.some((one) => one.id === id)) return 'there';
  return (await wasDeletedLately(database, customer.id, id, now)) ? 'gone' : 'unknown';
}

export async function removePasskey(transaction: Database, telling: Telling, caller: PasskeyRequest, id: string): Promise<void> {
  const { customer, request, now: at } = caller;
  await lockCustomer(transaction, customer.id);
  const passkey = (await passkeysOf(transaction, customer.id)).find((one) => one.id === id);
  if (passkey === undefined) return;
  await deletePasskeys(transaction, customer.id, [id], at);
  await auditPasskey(transaction, caller, 'deleted');
  const device = deviceNameOf(request.header('user-agent'));
  await tellSecurity(transaction, telling, { kind: 'passkey_deleted', customerId: customer.id, device, name: passkey.name, at });
}
