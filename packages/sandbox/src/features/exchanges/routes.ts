import { buyFiat, sellFiat } from '@wallet/contract/operations/exchanges';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { exchangeFiat } from './rules.ts';

/** API-037, 038. */
export function mountExchangesRoutes(http: Hono, services: Services): void {
  const { settings } = services;
  for (const endpoint of [sellFiat, buyFiat])
    mount(http, services, endpoint, ({ body, ...call }) => exchangeFiat({ ...call, ...body, settings }));
}
