import { listTrustedRecipients, lookUpRecipient, removeTrustedRecipient, trustRecipient } from '@wallet/contract/payee/recipients';
import { checkIban } from '@wallet/core/validation/iban';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { isOnFor } from '../../kernel/customer/ownSettings.ts';
import { readRecipient, toRecipient, toWireRecipient } from '../../kernel/payee/recipients.ts';
import { readTrusted, removeTrusted, trustRecipient as trust } from './trustedRecipients.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';

/** API-091 to API-094. */
export function mountRecipientsRoutes(http: Hono, services: Services): void {
  const { database, settings } = services;

  mount(http, services, lookUpRecipient, async ({ customer, body: { kind, value } }) => {
    if (!isOnFor(settings, customer, 'recipient_look_up')) return { refusal: refuse('notFound') };
    if (kind === 'iban' && checkIban(value) !== null) return { refusal: refuseField('value', 'Invalid number') };
    return { answer: toWireRecipient(await readRecipient(database, customer.id, toRecipient(kind, value))) };
  });

  mount(http, services, listTrustedRecipients, async ({ customer }) => ({
    answer: { recipients: await readTrusted(database, customer.id) },
  }));

  mount(http, services, trustRecipient, (call) => trust(database, call));

  mount(http, services, removeTrustedRecipient, async ({ customer, params, now }) =>
    (await removeTrusted(database, customer.id, params.id, now)) ? { answer: undefined } : { refusal: refuse('notFound') },
  );
}
