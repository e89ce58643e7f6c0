import { sendSupportMessage } from '@wallet/contract/customer/support-messages';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { storeSupportMessage, refuseVisitor } from './rules.ts';

/** API-079: from a visitor, or from the customer whose token is sent along. */
export function mountSupportMessagesRoutes(http: Hono, services: Services): void {
  mount(http, services, sendSupportMessage, async (call) => {
    const { body, customer, request } = call;
    if (request.bearer === 'invalid') return { refusal: refuse('accessExpired') };
    const refusal = customer === undefined ? await refuseVisitor(body, services.botCheck, request.address) : undefined;
    if (refusal !== undefined) return { refusal };
    return { answer: await inTransaction(services.database, (transaction) => storeSupportMessage(transaction, call)) };
  });
}
