import { closeAccount, requestClosureCode } from '@wallet/contract/customer/account-closure';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { closeCustomerAccount, requestClosure } from './rules.ts';

/** API-080 and API-081. */
export function mountAccountClosureRoutes(http: Hono, services: Services): void {
  const { database, origin } = services;
  mount(http, services, requestClosureCode, (call) => requestClosure(database, call, origin));
  mount(http, services, closeAccount, (call) => closeCustomerAccount(database, call));
}
