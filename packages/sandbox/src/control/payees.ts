import { payeeOutcomes } from '@wallet/contract/payee/payee-checks';
import { recipientKinds } from '@wallet/contract/payee/recipients';
import { checkIban, normalizeIban } from '@wallet/core/validation/iban';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { refuseField } from '../kernel/refusal.ts';
import { createRefusalResponse } from '../http/responses.ts';
import type { Services } from '../http/services.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { compareNames } from '../kernel/payee/compareNames.ts';
import { payeeAnswers } from '../kernel/payee/payeeDirectory.ts';
import { toRecipient } from '../kernel/payee/recipients.ts';
import { timestamp } from './customerSchema.ts';
import { respondNotFound, readControl } from './readControl.ts';

const INVALID_VALUE = 'Not a value of this member';
const MAX_DELAY_MS = 60_000;
const text = z.string(INVALID_VALUE);
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
  trusted: z.optional(z.boolean(INVALID_VALUE)),
});
export const comparisonAnswer = z.object({ outcome: z.enum(payeeOutcomes), held_name: z.nullable(z.string()) });

const respondNoContent = (): Response => new Response(null, { status: 204 });
const refuseIban = (): Response => createRefusalResponse(refuseField('iban', 'Invalid number'));

export function mountPayeeControl(http: Hono, { database, clock }: Services): void {
  const customerOf = async (username: string | undefined): Promise<number | null | undefined> =>
    username === undefined ? null : (await findCustomer(database, username))?.id;

  http.put('/payees/:iban', async (context) => {
    const read = await readControl(context, payee);
    if ('response' in read) return read.response;
    const typed = context.req.param('iban');
    if (checkIban(typed) !== null) return refuseIban();
    const { username, holders, answer = 'name', delayMs = 0 } = read.data;
    const customerId = await customerOf(username);
    if (customerId === undefined) return respondNotFound();
    const values = { answer, holders: holders === undefined ? null : JSON.stringify(holders), delay_ms: delayMs };
    await database
      .insertInto('payee')
      .values({ iban: normalizeIban(typed), customer_id: customerId, ...values })
      .onConflict((conflict) => conflict.columns(['iban', 'customer_id']).doUpdateSet(values))
      .execute();
    return respondNoContent();
  });

  http.delete('/payees/:iban', async (context) => {
    const typed = context.req.param('iban');
    if (checkIban(typed) !== null) return refuseIban();
    const customerId = await customerOf(context.req.query('username'));
    if (customerId === undefined) return respondNotFound();
    await database
      .deleteFrom('payee')
      .where('iban', '=', normalizeIban(typed))
      .where('customer_id', customerId === null ? 'is' : '=', customerId)
      .execute();
    return respondNoContent();
  });

  http.post('/payees/compare', async (context) => {
    const read = await readControl(context, comparison);
    if ('response' in read) return read.response;
    const { holders, ...own } = read.data;
    const { outcome, heldName } = compareNames(own, holders);
    return context.json(z.parse(comparisonAnswer, { outcome, held_name: heldName }));
  });

  http.post('/recipients', async (context) => {
    const read = await readControl(context, recipient);
    if ('response' in read) return read.response;
    const { username, kind, value: typed, lastUsedAt, trusted } = read.data;
    const customer = await findCustomer(database, username);
    if (customer === undefined) return respondNotFound();
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
    return respondNoContent();
  });
}
