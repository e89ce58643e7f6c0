import { payeeOutcomes } from '@wallet/contract/payee/payee-checks';
import { recipientKinds } from '@wallet/contract/payee/recipients';
import { checkIban, normalizeIban } from '@wallet/core/validation/iban';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Services } from '../http/services.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { compareNames } from '../kernel/payee/compareNames.ts';
import { payeeAnswers } from '../kernel/payee/payeeDirectory.ts';
import { toRecipient } from '../kernel/payee/recipients.ts';
import { timestamp } from './customerSchema.ts';
import { flag, text, INVALID_VALUE, readControl, requireFound, UnusableValue } from './readControl.ts';

const MAX_DELAY_MS = 60_000;
const name = z.object({ name: text, kind: z.enum(['person', 'company'], INVALID_VALUE) }, INVALID_VALUE);
const payee = z.object({
  username: z.optional(text),
  holders: z.optional(z.array(name, INVALID_VALUE)),
  answer: z.optional(z.enum(payeeAnswers, INVALID_VALUE)),
  delayMs: z.optional(z.int(INVALID_VALUE).check(z.minimum(0, INVALID_VALUE), z.maximum(MAX_DELAY_MS, INVALID_VALUE))),
});
const comparison = z.object({ name: text, kind: name.shape.kind, holders: z.array(name, INVALID_VALUE) });
const recipient = z.object({
  username: text,
  kind: z.enum(recipientKinds, INVALID_VALUE),
  value: text,
  lastUsedAt: z.optional(timestamp),
  trusted: z.optional(flag),
});
export const comparisonAnswer = z.object({ outcome: z.enum(payeeOutcomes), held_name: z.nullable(z.string()) });

function readIban(typed: string): string {
  if (checkIban(typed) !== null) throw new UnusableValue('iban', 'Invalid number');
  return normalizeIban(typed);
}

export function mountPayeeControl(http: Hono, { database, clock }: Services): void {
  const findOwner = async (username: string | undefined): Promise<number | null> =>
    username === undefined ? null : requireFound(await findCustomer(database, username)).id;

  http.put('/payees/:iban', async (context) => {
    const { username, holders, answer = 'name', delayMs = 0 } = await readControl(context, payee);
    const iban = readIban(context.req.param('iban'));
    const customerId = await findOwner(username);
    const values = { answer, holders: holders === undefined ? null : JSON.stringify(holders), delay_ms: delayMs };
    await database
      .insertInto('payee')
      .values({ iban, customer_id: customerId, ...values })
      .onConflict((conflict) => conflict.columns(['iban', 'customer_id']).doUpdateSet(values))
      .execute();
    return context.body(null, 204);
  });

  http.delete('/payees/:iban', async (context) => {
    const iban = readIban(context.req.param('iban'));
    const customerId = await findOwner(context.req.query('username'));
    await database
      .deleteFrom('payee')
      .where('iban', '=', iban)
      .where('customer_id', customerId === null ? 'is' : '=', customerId)
      .execute();
    return context.body(null, 204);
  });

  http.post('/payees/compare', async (context) => {
    const { holders, ...own } = await readControl(context, comparison);
    const { outcome, heldName } = compareNames(own, holders);
    return context.json(z.parse(comparisonAnswer, { outcome, held_name: heldName }));
  });

  http.post('/recipients', async (context) => {
    const { username, kind, value: typed, lastUsedAt, trusted } = await readControl(context, recipient);
    const customer = requireFound(await findCustomer(database, username));
    const now = clock.now();
    const { value } = toRecipient(kind, typed);
    const used = { last_used_at: lastUsedAt === undefined ? now : new Date(lastUsedAt) };
    const who = { customer_id: customer.id, kind, value };
    await database
      .insertInto('used_recipient')
      .values({ ...who, ...used })
      .onConflict((conflict) => conflict.columns(['customer_id', 'kind', 'value']).doUpdateSet(used))
      .execute();
    if (trusted === true)
      await database
        .insertInto('trusted_recipient')
        .values({ ...who, created_at: now })
        .onConflict((conflict) => conflict.columns(['customer_id', 'kind', 'value']).where('removed_at', 'is', null).doNothing())
        .execute();
    return context.body(null, 204);
  });
}
