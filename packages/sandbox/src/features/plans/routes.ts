import type { WireResponseOf } from '@wallet/contract/endpoint';
import { listPlans, requestPlan } from '@wallet/contract/customer/plans';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { recordPlanRequest, buildPlans } from './rules.ts';

const accepted: WireResponseOf<typeof requestPlan> = { status: 'OK' };

/** API-075 and API-076. */
export function mountPlansRoutes(http: Hono, services: Services): void {
  mount(http, services, listPlans, async ({ customer }) => ({ answer: buildPlans(customer) }));
  mount(http, services, requestPlan, async ({ body, customer, now }) => {
    const refusal = await inTransaction(services.database, (transaction) => recordPlanRequest(transaction, customer, body.plan, now));
    return refusal === null ? { answer: accepted } : { refusal };
  });
}
