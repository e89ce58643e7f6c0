import { changePassword, forgotPassword, setUpPassword } from '@wallet/contract/access/passwords';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { sendForgottenPassword, replacePassword, setFirstPassword } from './rules.ts';

/** API-009 to API-011. */
export function mountPasswordsRoutes(http: Hono, services: Services): void {
  mount(http, services, forgotPassword, (call) => sendForgottenPassword(services, call));
  mount(http, services, setUpPassword, (call) => setFirstPassword(services.database, call));
  mount(http, services, changePassword, async (call) => {
    const refusal = await replacePassword(services, call);
    return refusal === undefined ? { answer: {} } : { refusal };
  });
}
