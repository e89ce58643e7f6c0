import { readReferralInfo } from '@wallet/contract/customer/referral';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { referralInfoOf } from './rules.ts';

/** API-074. */
export function referralRoutes(http: Hono, services: Services): void {
  mount(http, services, readReferralInfo, async ({ customer }) => ({ answer: await referralInfoOf(services.database, customer) }));
}
