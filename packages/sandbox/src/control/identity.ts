import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { refuse } from '../kernel/refusal.ts';
import type { Services } from '../http/services.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { completeCheck } from '../features/kyc/rules.ts';
import { ControlRefusal, requireFound, UnusableValue } from './readControl.ts';
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
    if (outcome === undefined) throw new UnusableValue('outcome', 'approve or review');
    if (!(await completeCheck(database, uuid, outcome, clock.now()))) throw new ControlRefusal(refuse('stateChanged'));
    return new Response(null, { status: 204 });
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
    const uuid = requireFound(z.safeParse(customerId, context.req.query('customer_id')).data);
    return complete(uuid, context.req.raw);
  });

  http.post('/identity/:username', async (context) => {
    const name = context.req.param('username');
    const uuid = z.safeParse(customerId, name).data ?? requireFound(await findCustomer(database, name)).uuid;
    return complete(uuid, context.req.raw);
  });
}
