import { lookUpRecipient } from '@wallet/contract/payee/recipients';
import { ibanIssue } from '@wallet/core/validation/iban';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { isOnFor } from '../../kernel/customer/ownSettings.ts';
import { readRecipient, recipientOf, recipientOnWire } from '../../kernel/payee/recipients.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';

/** API-091. */
export function recipientsRoutes(http: Hono, services: Services): void {
  const { database, settings } = services;

  mount(http, services, lookUpRecipient, async ({ customer, body: { kind, value } }) => {
    if (!isOnFor(settings, customer, 'recipient_look_up')) return { refusal: refuse('notFound') };
    if (kind === 'iban' && ibanIssue(value) !== null) return { refusal: refuseField('value', 'Invalid number') };
    return { answer: recipientOnWire(await readRecipient(database, customer.id, recipientOf(kind, value))) };
  });
}
