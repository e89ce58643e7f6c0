import { requestTopUp, withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import type { Hono } from 'hono';
import { mountOrder } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { requestTopUp as announceTopUp } from './requestTopUp.ts';
import { withdrawToIban as askWithdrawal } from './withdrawToIban.ts';

/** API-035, 036. */
export function mountBankTransfersRoutes(http: Hono, services: Services): void {
  const { settings, origin } = services;

  mountOrder(http, services, requestTopUp, ({ transaction, customer, params, body, now }) =>
    announceTopUp({ transaction, settings, customer, ...params, ...body, now }),
  );

  mountOrder(http, services, withdrawToIban, ({ transaction, customer, session, params, body, now }) =>
    askWithdrawal({ transaction, settings, origin, customer, session, ...params, ...body, now }),
  );
}
