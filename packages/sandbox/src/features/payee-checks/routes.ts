import { checkPayee } from '@wallet/contract/payee/payee-checks';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { lookUpBank } from '../../kernel/bank/bankLookup.ts';
import { requireSepaAccount } from '../../kernel/bank/sepaAccount.ts';
import { readPayeeCheckMode } from '../../kernel/customer/ownSettings.ts';
import { storeCheck } from '../../kernel/payee/checkPayee.ts';
import { readRecipient, toRecipient, toWireRecipient } from '../../kernel/payee/recipients.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';

/** API-090. */
export function mountPayeeChecksRoutes(http: Hono, services: Services): void {
  const { database, settings } = services;

  mount(http, services, checkPayee, async ({ customer, session, body, now }) => {
    if (readPayeeCheckMode(settings, customer) === 'off') return { refusal: refuse('notFound') };
    const sepa = await requireSepaAccount({ transaction: database, settings, customer, accountId: body.account_id });
    if ('refusal' in sepa) return sepa;
    const target = lookUpBank(body.iban);
    if ('issue' in target) return { refusal: refuseField('iban', target.issue) };
    const { iban } = target;
    if (iban === sepa.iban) return { refusal: refuseField('iban', 'You cannot withdraw to this account') };
    const recipient = await readRecipient(database, customer.id, toRecipient('iban', iban));
    const { token, outcome, name, heldName, reason, expiresAt } = await storeCheck(database, { settings, customer, session, iban, now });
    return {
      answer: { token, outcome, name, held_name: heldName, reason, expires_at: expiresAt.toISOString(), ...toWireRecipient(recipient) },
    };
  });
}
