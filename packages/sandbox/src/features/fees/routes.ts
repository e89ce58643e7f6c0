import { quoteTokenFee, quoteWalletFee } from '@wallet/contract/operations/fees';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { quoteFee } from './rules.ts';

/** API-045, 046. */
export function mountFeesRoutes(http: Hono, services: Services): void {
  const { database } = services;
  mount(http, services, quoteWalletFee, ({ customer, params, body }) =>
    quoteFee({ database, customer, type: 'crypto', accountId: params.id, body }),
  );
  mount(http, services, quoteTokenFee, ({ customer, params, body }) =>
    quoteFee({ database, customer, type: 'stablecoin', accountId: params.id, body }),
  );
}
