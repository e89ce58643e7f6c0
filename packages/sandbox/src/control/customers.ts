import { toDialledNumber } from '@wallet/core/validation/phoneNumber';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction } from '../database/openDatabase.ts';
import type { Services } from '../http/services.ts';
import { makeCustomer } from '../presets/makeCustomer.ts';
import { PRESET_PASSWORD } from '../presets/presetPassword.ts';
import { findPreset } from '../presets/presetList.ts';
import { createSoftwarePasskey } from '../kernel/passkeys/softwarePasskey.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { customerPatch } from './customerSchema.ts';
import { patchCustomer } from './patchCustomer.ts';
import { readControl, requireFound, UnusableValue } from './readControl.ts';
import { readCustomer } from './readCustomer.ts';

const newCustomer = z.object({
  preset: z.string('Name a preset'),
  overrides: z.optional(customerPatch),
  /** @default an unused one */
  username: z.optional(z.string('A phone').check(z.regex(/^\+\d{8,15}$/, 'A plus and 8 to 15 digits'))),
});

export function mountCustomerControl(http: Hono, { database, clock, origin }: Services): void {
  http.post('/customers', async (context) => {
    const { preset: name, overrides, username: typed } = await readControl(context, newCustomer);
    const phone = typed === undefined ? undefined : toDialledNumber(typed);
    const preset = findPreset(name);
    if (preset === undefined) throw new UnusableValue('preset', `There is no preset "${name}"`);
    if (phone !== undefined && (await findCustomer(database, phone)) !== undefined)
      throw new UnusableValue('username', 'Somebody has this phone');
    const now = clock.now();
    const identity = await inTransaction(database, async (transaction) => {
      const made = await makeCustomer(transaction, preset, now);
      if (phone !== undefined) await transaction.updateTable('customer').set({ username: phone }).where('id', '=', made.id).execute();
      const customer = { ...made, username: phone ?? made.username };
      if (overrides !== undefined) await patchCustomer(transaction, customer.id, overrides, now);
      const passkey =
        preset.hasPasskey === true
          ? await createSoftwarePasskey(transaction, { customerId: customer.id, rpId: new URL(origin).hostname, name: 'Test passkey' }, now)
          : undefined;
      return { ...customer, passkey };
    });
    // The embedded database maintains neither statistics nor a visibility map, and without them a long history would be sorted on every
    // read (S4, S5).
    if (preset.orders === 'large') await sql`vacuum analyze orders`.execute(database);
    const personal = overrides?.dossier?.personal;
    const { id, username, uuid, passkey } = identity;
    const givenName = personal?.givenName ?? identity.givenName;
    const familyName = personal?.familyName ?? identity.familyName;
    return context.json({ id, username, password: PRESET_PASSWORD, uuid, givenName, familyName, passkey }, 201);
  });

  http.patch('/customers/:username', async (context) => {
    const patch = await readControl(context, customerPatch);
    const username = context.req.param('username');
    const customer = requireFound(await findCustomer(database, username));
    await inTransaction(database, (transaction) => patchCustomer(transaction, customer.id, patch, clock.now()));
    return context.json(await readCustomer(database, (await findCustomer(database, username)) ?? customer));
  });
}
