import { readClubEvent, requestClubPlace } from '@wallet/contract/customer/club-event';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { buildClubEvent, requestPlace } from './rules.ts';

/** API-077 and API-078. */
export function mountClubEventRoutes(http: Hono, services: Services): void {
  const { database, settings } = services;
  mount(http, services, readClubEvent, async ({ customer, now }) => ({
    answer: await buildClubEvent(database, settings, customer.id, now),
  }));
  mount(http, services, requestClubPlace, async ({ customer, now }) => {
    const result = await inTransaction(database, (transaction) => requestPlace(transaction, settings, customer.id, now));
    return 'refusal' in result ? result : { answer: {}, status: result.isNew ? 201 : 200 };
  });
}
