import { checkOneTimeCode, readSmsDelivery, requestOneTimeCode } from '@wallet/contract/access/one-time-code';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { enterCode, refuseCodeEntry } from '../../kernel/codes/oneTimeCodes.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readDelivery, requestAccessCode } from './rules.ts';

/** A check does not state what the code is for. */
const CHECKED_INTENTS = ['sign_up', 'login'] as const;

/** API-005 to API-007. */
export function mountOneTimeCodeRoutes(http: Hono, services: Services): void {
  const { database } = services;

  mount(http, services, requestOneTimeCode, (call) => requestAccessCode(services, call));

  mount(http, services, checkOneTimeCode, async ({ body, now }) => {
    const { tenant_uuid: id, username, code } = body;
    const entered = { id, username, intents: CHECKED_INTENTS, code, spend: false };
    const entry = await inTransaction(database, (transaction) => enterCode(transaction, entered, now));
    return entry.kind === 'right' ? { answer: { result: 'Success' as const } } : { refusal: refuseCodeEntry(entry, 'code', 'invalidCode') };
  });

  mount(http, services, readSmsDelivery, async ({ params, request, now }) => {
    if (request.bearer === 'invalid') return { refusal: refuse('accessExpired') };
    const delivery = await readDelivery(database, params.tenantUuid, now);
    return delivery === undefined ? { refusal: refuse('notFound') } : { answer: delivery };
  });
}
