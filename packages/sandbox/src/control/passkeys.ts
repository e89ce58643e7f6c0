import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction } from '../database/openDatabase.ts';
import type { Services } from '../http/services.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { getUserHandle } from '../kernel/passkeys/passkeyRows.ts';
import { createSoftwarePasskey, signAssertion } from '../kernel/passkeys/softwarePasskey.ts';
import { respondNotFound, readControl } from './readControl.ts';

const INVALID_VALUE = 'Not a value of this member';
const text = z.string(INVALID_VALUE);
const newPasskey = z.object({ name: z.optional(text.check(z.minLength(1, INVALID_VALUE), z.maxLength(40, INVALID_VALUE))) });
const signature = z.object({
  credentialId: text,
  challenge: text,
  origin: z.optional(text),
  rpId: z.optional(text),
  userPresent: z.optional(z.boolean(INVALID_VALUE)),
  userVerified: z.optional(z.boolean(INVALID_VALUE)),
  counter: z.optional(z.int(INVALID_VALUE).check(z.nonnegative(INVALID_VALUE), z.maximum(0xff_ff_ff_ff, INVALID_VALUE))),
  crossOrigin: z.optional(z.boolean(INVALID_VALUE)),
});

/** The sandbox's software authenticator: makes passkeys, and signs anything it is given, right or wrong (sandbox.md). */
export function mountPasskeyControl(http: Hono, { database, clock, origin: publicOrigin }: Services): void {
  const ownRpId = new URL(publicOrigin).hostname;

  http.post('/passkeys/:username', async (context) => {
    const read = await readControl(context, newPasskey);
    if ('response' in read) return read.response;
    const customer = await findCustomer(database, context.req.param('username'));
    if (customer === undefined) return respondNotFound();
    const wish = { customerId: customer.id, rpId: ownRpId, name: read.data.name ?? 'Test passkey' };
    return context.json(await inTransaction(database, (transaction) => createSoftwarePasskey(transaction, wish, clock.now())), 201);
  });

  http.post('/passkeys/:username/sign', async (context) => {
    const read = await readControl(context, signature);
    if ('response' in read) return read.response;
    const customer = await findCustomer(database, context.req.param('username'));
    if (customer === undefined) return respondNotFound();
    const { credentialId, challenge, origin = publicOrigin, rpId = ownRpId } = read.data;
    const { userPresent = true, userVerified = true, crossOrigin = false, counter } = read.data;
    const passkeys = await database
      .selectFrom('software_passkey')
      .innerJoin('passkey', 'passkey.credential_id', 'software_passkey.credential_id')
      .select(['software_passkey.private_key', 'passkey.counter'])
      .where('software_passkey.credential_id', '=', credentialId)
      .where('software_passkey.customer_id', '=', customer.id)
      .where('passkey.deleted_at', 'is', null)
      .executeTakeFirst();
    if (passkeys === undefined) return respondNotFound();
    const counterValue = counter ?? (passkeys.counter === 0n ? 0 : Number(passkeys.counter) + 1);
    const passkey = { credentialId, privateKey: passkeys.private_key, userHandle: await getUserHandle(database, customer.id) };
    return context.json(signAssertion(passkey, { challenge, origin, rpId, userPresent, userVerified, counter: counterValue, crossOrigin }));
  });
}
