import { readUserInfo } from '@wallet/contract/user-info';
import type { Hono } from 'hono';
import { mount } from '../http/mount.ts';
import type { Services } from '../http/services.ts';
import { readNotifications } from '../rules/notifications.ts';
import { userInfoOf } from '../rules/userInfo.ts';

/** API-017. */
export function userInfoRoutes(http: Hono, services: Services): void {
  mount(http, services, readUserInfo, async ({ customer, transaction }) => ({
    answer: userInfoOf(customer, await readNotifications(transaction, customer), services.keys.derive(`chat ${customer.uuid}`)),
  }));
}
