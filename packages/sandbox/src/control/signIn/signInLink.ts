import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { addSeconds } from '../../clock/clock.ts';
import { cancelJob, scheduleJob, type JobHandlers } from '../../clock/jobs.ts';
import { inTransaction } from '../../database/openDatabase.ts';
import { admit, refusalByStatus } from '../../features/session/signIn.ts';
import { createPageResponse } from '../../http/createPageResponse.ts';
import type { Services } from '../../http/services.ts';
import { findCustomer } from '../../kernel/customer/customers.ts';
import { hashToken } from '../../kernel/hashToken.ts';
import { ControlRefusal, readControl, requireFound } from '../readControl.ts';
import { signInPage } from './signInPage.ts';
import { generateBytes } from '../../ports/chance.ts';

/** This job is the only record of a link. When it is due, the link has expired. */
export const SIGN_IN_LINK_JOB = 'sign_in_link';
/** Lifetime of a link by the provider's clock. */
const LINK_SECONDS = 60;

export const signInLinkJobs: JobHandlers = { [SIGN_IN_LINK_JOB]: async () => undefined };

const redemption = z.object({ token: z.string('Name the token') });

/** Signs an operator in as a customer by a link that works once (OPSC-007). A status that refuses a sign-in refuses the link too. */
export function mountSignInLinkControl(http: Hono, services: Services): void {
  const { database, clock, origin } = services;

  http.post('/customers/:username/sign-in-link', async (context) => {
    const customer = requireFound(await findCustomer(database, context.req.param('username')));
    const refusal = refusalByStatus(customer, origin);
    if (refusal !== undefined) throw new ControlRefusal({ ...refusal, status: 409 });
    const token = generateBytes(32).toString('base64url');
    const dueAt = addSeconds(clock.now(), LINK_SECONDS);
    await scheduleJob(database, { kind: SIGN_IN_LINK_JOB, subject: hashToken(token), customerId: customer.id, dueAt });
    // The fragment never reaches a server or a log.
    return context.json({ url: `${origin}/sandbox/sign-in#${token}`, expiresAt: dueAt.toISOString() }, 201);
  });

  http.get('/sign-in', (context) => createPageResponse(context, signInPage));

  http.post('/sign-in', async (context) => {
    const subject = hashToken((await readControl(context, redemption)).token);
    const now = clock.now();
    const customer = await inTransaction(database, async (transaction) => {
      const link = await transaction
        .selectFrom('job')
        .innerJoin('customer', 'customer.id', 'job.customer_id')
        .selectAll('customer')
        .where('job.kind', '=', SIGN_IN_LINK_JOB)
        .where('job.subject', '=', subject)
        .where('job.due_at', '>', now)
        .forUpdate()
        .executeTakeFirst();
      if (link !== undefined) await cancelJob(transaction, SIGN_IN_LINK_JOB, subject);
      return link;
    });
    const request = { header: (name: string) => context.req.header(name), proof: async () => ({ kind: 'none' as const }) };
    const admission = { customer: requireFound(customer), method: 'operator', by: 'the operator', push: {} } as const;
    const result = await admit(services, admission, { request, now });
    if ('refusal' in result) throw new ControlRefusal(result.refusal);
    return context.json(result.answer);
  });
}
