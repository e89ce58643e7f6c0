import { listInstruments, readAssets } from '@wallet/contract/holdings/balances';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { buildAssets, readInstruments } from './rules.ts';

/** API-026, 027. */
export function mountBalancesRoutes(http: Hono, services: Services): void {
  const { database, settings } = services;
  mount(http, services, readAssets, async ({ customer, now }) => ({ answer: await buildAssets(database, settings, customer, now) }));
  mount(http, services, listInstruments, async ({ customer, now }) => ({
    answer: await readInstruments(database, settings.market.at(now), customer.id),
  }));
}
