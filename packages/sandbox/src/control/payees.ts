import { payeeOutcomes } from '@wallet/contract/payee/payee-checks';
import { recipientKinds } from '@wallet/contract/payee/recipients';
import { ibanIssue, normalizeIban } from '@wallet/core/validation/iban';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { refuseField } from '../kernel/refusal.ts';
import { refusalResponse } from '../http/responses.ts';
import type { Services } from '../http/services.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { compareNames } from '../kernel/payee/compareNames.ts';
import { payeeAnswers } from '../kernel/payee/payeeDirectory.ts';
import { recipientOf } from '../kernel/payee/recipients.ts';
import { timestamp } from './customerSchema.ts';
import { notFound, readControl } from './readControl.ts';

const WRONG = 'Not a value of this member';
const MOST_DELAY_MS = 60_000;
const text = z.string(WRONG);
const name = z.object({ name: text, kind: z.enum(['person', 'company'], WRONG) }, WRONG);
const payee = z.object({
  username: z.optional(text),
  holders: z.optional(z.array(name, WRONG)),
  answer: z.optional(z.enum(payeeAnswers, WRONG)),
  delayMs: z.optional(z.int(WRONG).check(z.minimum(0, WRONG), z.maximum(MOST_DELAY_MS, WRONG))),
});
const comparison = z.object({ name: text, kind: name.shape.kind, holders: z.array(name, WRONG) });
const recipient = z.object({
  username: text,
  kind: z.enum(recipientKinds, WRONG),
  value: text,
  lastUsedAt: z.optional(timestamp),
  trusted: z.optional(z.boolean(WRONG)),
});
export const comparisonAnswer = z.object({ outcome: z.enum(payeeOutcomes), held_name: z.nullable(z.string()) });

const noContent = (): Response => new Response(null, { status: 204 });
const notAnIban = (): Response => refusalResponse(refuseField('iban', 'Invalid number'));

export function payeeControl(http: Hono, { database, clock }: Services): void {
  const customerOf = async (username: string | undefined): Promise<number | null | undefined> =>
    username === undefined ? null : (await findCustomer(database, username))?.id;

  http.put('/payees/:iban', async (context) => {
    const read = await readControl(context, payee);
    if ('response' in read) return read.response;
    const typed = context.req.param('iban');
    if (ibanIssue(typed) !== null) return notAnIban();
    const { username, holders, answer = 'name', delayMs = 0 } = read.data;
    const customerId = await customerOf(username);
    if (customerId === undefined) return notFound();
    const values = { answer, holders: holders === undefined ? null : JSON.stringify(holders), delay_ms: delayMs };
    await database
      .insertInto('payee')
      .values({ iban: normalizeIban(typed), customer_id: customerId, ...values })
      .onConflict((conflict) => conflict.columns(['iban', 'customer_id']).doUpdateSet(values))
      .execute();
    return noContent();
  });

  http.delete('/payees/:iban', async (context) => {
    const typed = context.req.param('iban');
    if (ibanIssue(typed) !== null) return notAnIban();
    const customerId = await customerOf(context.req.query('username'));
    if (customerId === undefined) return notFound();
    await database
      .deleteFrom('payee')
      .where('iban', '=', normalizeIban(typed))
      .where('customer_id', customerId === null ? 'is' : '=', customerId)
      .execute();
    return noContent();
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
    if (customer === undefined) return notFound();
    const now = clock.now();
    const { value } = recipientOf(kind, typed);
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
    return noContent();
  });
}
