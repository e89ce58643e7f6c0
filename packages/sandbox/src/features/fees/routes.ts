import { quoteTokenFee, quoteWalletFee } from '@wallet/contract/operations/fees';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { quoteFee } from './rules.ts';

const endpoints = [
  [quoteWalletFee, 'crypto'],
  [quoteTokenFee, 'stablecoin'],
] as const;

/** API-045, 046. */
export function mountFeesRoutes(http: Hono, services: Services): void {
  for (const [endpoint, type] of endpoints)
    mount(http, services, endpoint, (call) => quoteFee(services.database, { ...call, type, accountId: call.params.id }));
}
