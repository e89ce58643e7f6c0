import { openTwoFactorBox, requestBoxPasskey } from '@wallet/contract/access/two-factor';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { createBoxPasskeyOptions, openBox } from '../../kernel/wallet/signedOperation.ts';

/** API-051, 113. */
export function mountTwoFactorRoutes(http: Hono, services: Services): void {
  const { database } = services;
  mount(http, services, openTwoFactorBox, (call) => openBox(database, call));
  mount(http, services, requestBoxPasskey, (call) => createBoxPasskeyOptions(database, call));
}
