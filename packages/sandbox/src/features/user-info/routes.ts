import { chooseLanguage, readUserInfo } from '@wallet/contract/customer/user-info';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { readNotices } from './notices.ts';
import { createChatProof, readNotifications, buildUserInfo } from './rules.ts';

/** API-017 and API-126. */
export function mountUserInfoRoutes(http: Hono, services: Services): void {
  mount(http, services, readUserInfo, async ({ customer, transaction, now }) => {
    const proof = await createChatProof(customer, {
      key: services.keys.derive(`chat ${customer.uuid}`),
      secret: services.settings.optionalText('intercom_secret'),
      now,
    });
    const notifications = await readNotifications(transaction, customer);
    return { answer: buildUserInfo(customer, { notifications, notices: await readNotices(transaction, customer.id, now) }, proof) };
  });

  mount(http, services, chooseLanguage, async ({ customer, body, transaction }) => {
    await transaction.updateTable('customer').set({ language: body.language }).where('id', '=', customer.id).execute();
    return { answer: undefined };
  });
}
