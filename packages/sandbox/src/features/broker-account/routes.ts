import { requestBrokerAccount } from '@wallet/contract/customer/broker-account';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { requestAgreement } from './rules.ts';

/** API-083. */
export function mountBrokerAccountRoutes(http: Hono, services: Services): void {
  mount(http, services, requestBrokerAccount, async ({ customer, now }) => {
    const status = await inTransaction(services.database, (transaction) => requestAgreement(transaction, customer.id, 'securities', now));
    return { answer: { sign_on_securities: status } };
  });
}
