import { requestTopUp, withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import type { Hono } from 'hono';
import { mountOrder } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { requestTopUp as announceTopUp } from './topUps.ts';
import { withdrawToIban as withdraw } from './withdrawToIban.ts';

/** API-035, 036. */
export function mountBankTransfersRoutes(http: Hono, services: Services): void {
  const { settings, origin } = services;
  mountOrder(http, services, requestTopUp, ({ params, body, ...call }) => announceTopUp({ ...call, ...params, ...body, settings }));
  mountOrder(http, services, withdrawToIban, ({ params, body, ...call }) => withdraw({ ...call, ...params, ...body, settings, origin }));
}
