import { lookUpIban } from '@wallet/contract/operations/iban-lookup';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuseField } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { lookUpBank } from '../../kernel/bank/bankLookup.ts';

/** API-020. */
export function ibanLookupRoutes(http: Hono, services: Services): void {
  mount(http, services, lookUpIban, async ({ body }) => {
    const found = lookUpBank(body.iban);
    if ('issue' in found) return { refusal: refuseField('iban', found.issue) };
    const { bic, name } = found.bank;
    return { answer: { bank: bic, bban: name, bic } };
  });
}
