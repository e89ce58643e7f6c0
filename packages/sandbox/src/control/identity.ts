import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { refuse, refuseOperator } from '../kernel/refusal.ts';
import { createRefusalResponse } from '../http/responses.ts';
import type { Services } from '../http/services.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { completeCheck } from '../features/kyc/rules.ts';
import { renderKycPage, buildKycPagePolicy } from './renderKycPage.ts';
import { negotiateLanguage } from '../words/language.ts';
import { generateBytes } from '../ports/chance.ts';

const outcomeBody = z.object({ outcome: z.enum(['approve', 'review']) });
const customerId = z.uuid();

async function readOutcome(request: Request): Promise<'approve' | 'review' | undefined> {
  const body = z.safeParse(outcomeBody, await request.json().catch(() => null));
  return body.success ? body.data.outcome : undefined;
}

/**
 * The stand-in for the identity host: its page, the actions of its buttons, and the same by `POST /sandbox/identity/{username}`
 * (sandbox.md).
 */
export function mountIdentityControl(http: Hono, { database, clock }: Services): void {
  async function complete(uuid: string, request: Request): Promise<Response> {
    const outcome = await readOutcome(request);
    if (outcome === undefined) return createRefusalResponse(refuseOperator('outcome', 'approve or review'));
    const isOpen = await completeCheck(database, uuid, outcome, clock.now());
    return isOpen ? new Response(null, { status: 204 }) : createRefusalResponse(refuse('stateChanged'));
  }

  http.get('/kyc', (context) => {
    const nonce = generateBytes(16).toString('base64');
    return context.html(renderKycPage(nonce, negotiateLanguage(context.req.query('lang') ?? context.req.header('accept-language'))), 200, {
      'content-security-policy': buildKycPagePolicy(nonce),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  http.post('/kyc', async (context) => {
    const uuid = z.safeParse(customerId, context.req.query('customer_id'));
    return uuid.success ? complete(uuid.data, context.req.raw) : createRefusalResponse(refuse('notFound'));
  });

  http.post('/identity/:username', async (context) => {
    const uuid = z.safeParse(customerId, context.req.param('username'));
    if (uuid.success) return complete(uuid.data, context.req.raw);
    const customer = await findCustomer(database, context.req.param('username'));
    return customer === undefined ? createRefusalResponse(refuse('notFound')) : complete(customer.uuid, context.req.raw);
  });
}
