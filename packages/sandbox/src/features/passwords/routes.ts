import { changePassword, forgotPassword, setUpPassword } from '@wallet/contract/access/passwords';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { sendForgottenPassword, replacePassword, setFirstPassword } from './rules.ts';

/** API-009 to API-011. */
export function mountPasswordsRoutes(http: Hono, services: Services): void {
  const { database } = services;

  mount(http, services, forgotPassword, async (call) => {
    const result = await sendForgottenPassword(services, call.body, call);
    return 'refusal' in result ? result : { answer: result };
  });

  mount(http, services, setUpPassword, async ({ customer, body, now }) => {
    const result = await setFirstPassword(database, customer, body.password, now);
    if ('refusal' in result) return result;
    return { answer: { user: { username: result.customer.username, status: result.customer.status } } };
  });

  mount(http, services, changePassword, async ({ customer, session, body, now }) => {
    const refusal = await replacePassword(services, { customer, session }, body, now);
    return refusal === undefined ? { answer: {} } : { refusal };
  });
}
