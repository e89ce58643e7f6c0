import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction } from '../database/openDatabase.ts';
import type { Services } from '../http/services.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { getUserHandle } from '../kernel/passkeys/passkeyRows.ts';
import { createSoftwarePasskey, signAssertion } from '../kernel/passkeys/softwarePasskey.ts';
import { flag, text, INVALID_VALUE, readControl, requireFound } from './readControl.ts';

const newPasskey = z.object({ name: z.optional(text.check(z.minLength(1, INVALID_VALUE), z.maxLength(40, INVALID_VALUE))) });
const signature = z.object({
  credentialId: text,
  challenge: text,
  origin: z.optional(text),
  rpId: z.optional(text),
  userPresent: z.optional(flag),
  userVerified: z.optional(flag),
  counter: z.optional(z.int(INVALID_VALUE).check(z.nonnegative(INVALID_VALUE), z.maximum(0xff_ff_ff_ff, INVALID_VALUE))),
  crossOrigin: z.optional(flag),
});

/** The sandbox's software authenticator: makes passkeys, and signs anything it is given, right or wrong (sandbox.md). */
export function mountPasskeyControl(http: Hono, { database, clock, origin: publicOrigin }: Services): void {
  const ownRpId = new URL(publicOrigin).hostname;

  http.post('/passkeys/:username', async (context) => {
    const { name = 'Test passkey' } = await readControl(context, newPasskey);
    const { id: customerId } = requireFound(await findCustomer(database, context.req.param('username')));
    const passkey = await inTransaction(database, (transaction) =>
      createSoftwarePasskey(transaction, { customerId, rpId: ownRpId, name }, clock.now()),
    );
    return context.json(passkey, 201);
  });

  http.post('/passkeys/:username/sign', async (context) => {
    const asked = await readControl(context, signature);
    const { credentialId, challenge, origin = publicOrigin, rpId = ownRpId, counter } = asked;
    const { userPresent = true, userVerified = true, crossOrigin = false } = asked;
    const customer = requireFound(await findCustomer(database, context.req.param('username')));
    const found = await database
      .selectFrom('software_passkey')
      .innerJoin('passkey', 'passkey.credential_id', 'software_passkey.credential_id')
      .select(['software_passkey.private_key', 'passkey.counter'])
      .where('software_passkey.credential_id', '=', credentialId)
      .where('software_passkey.customer_id', '=', customer.id)
      .where('passkey.deleted_at', 'is', null)
      .executeTakeFirst();
    const { counter: uses, private_key: privateKey } = requireFound(found);
    const counterValue = counter ?? (uses === 0n ? 0 : Number(uses) + 1);
    const passkey = { credentialId, privateKey, userHandle: await getUserHandle(database, customer.id) };
    return context.json(signAssertion(passkey, { challenge, origin, rpId, userPresent, userVerified, counter: counterValue, crossOrigin }));
  });
}
