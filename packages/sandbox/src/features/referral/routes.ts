import { readReferralInfo } from '@wallet/contract/customer/referral';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { buildReferralInfo } from './rules.ts';

/** API-074. */
export function mountReferralRoutes(http: Hono, services: Services): void {
  mount(http, services, readReferralInfo, async ({ customer }) => ({ answer: await buildReferralInfo(services.database, customer) }));
}
