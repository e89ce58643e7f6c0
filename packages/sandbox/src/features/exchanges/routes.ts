import { buyFiat, sellFiat } from '@wallet/contract/operations/exchanges';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { exchangeFiat } from './rules.ts';

/** API-037, 038. */
export function mountExchangesRoutes(http: Hono, services: Services): void {
  const { settings } = services;

  mount(http, services, sellFiat, async ({ transaction, customer, body, now }) => {
    const exchange = await exchangeFiat({ transaction, settings, customer, ...body, now });
    return 'refusal' in exchange ? exchange : { answer: { id: exchange.id }, operation: exchange.operation, order: exchange.id };
  });

  mount(http, services, buyFiat, async ({ transaction, customer, body, now }) => {
    const exchange = await exchangeFiat({ transaction, settings, customer, ...body, now });
    return 'refusal' in exchange ? exchange : { answer: { id: exchange.id }, operation: exchange.operation, order: exchange.id };
  });
}
