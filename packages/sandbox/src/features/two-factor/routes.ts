import { openTwoFactorBox } from '@wallet/contract/access/two-factor';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { openBox } from '../../kernel/wallet/signedOperation.ts';

/** API-051. */
export function twoFactorRoutes(http: Hono, services: Services): void {
  const { database } = services;
  mount(http, services, openTwoFactorBox, ({ customer, session, body, now }) => openBox(database, { customer, session }, body, now));
}
