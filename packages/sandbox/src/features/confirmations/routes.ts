import { confirm, requestConfirmationCode } from '@wallet/contract/access/confirmations';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { confirmWith, sendConfirmationCode } from './rules.ts';

/** API-107, 108. */
export function mountConfirmationsRoutes(http: Hono, services: Services): void {
  const { database, origin } = services;

  mount(http, services, requestConfirmationCode, (call) => sendConfirmationCode(database, call, origin));
  mount(http, services, confirm, (call) => confirmWith(database, call));
}
