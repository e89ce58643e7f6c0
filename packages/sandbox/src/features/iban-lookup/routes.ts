import { lookUpIban } from '@wallet/contract/operations/iban-lookup';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuseField } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { lookUpBank } from '../../kernel/bank/bankLookup.ts';

/** API-020. */
export function mountIbanLookupRoutes(http: Hono, services: Services): void {
  mount(http, services, lookUpIban, async ({ body }) => {
    const bank = lookUpBank(body.iban);
    if ('issue' in bank) return { refusal: refuseField('iban', bank.issue) };
    const { bic, name } = bank.bank;
    return { answer: { bank: bic, bban: name, bic } };
  });
}
