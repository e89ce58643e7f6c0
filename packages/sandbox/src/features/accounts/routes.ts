import { openVirtualAccounts, readOperations, readPaymentMethods, readWithdrawMethods } from '@wallet/contract/holdings/accounts';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { refuseLocked, tryCallersPassword } from '../../kernel/customer/passwordAttempts.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';
import { findAccount } from '../../ledger/balances.ts';
import { currencies } from '../../ledger/currencies.ts';
import { openAccounts } from '../../ledger/openAccounts.ts';
import { buildOperations } from './operations.ts';
import { listPaymentMethods, listWithdrawMethods } from './paymentMethods.ts';

/** Currencies that API-028 opens accounts in: wallets whose keys only the customer has, and stablecoin accounts. */
const virtualCurrencies = currencies.filter(({ type }) => type === 'crypto' || type === 'stablecoin').map(({ code }) => code);

/** API-018, 019, 025, 028. */
export function mountAccountsRoutes(http: Hono, services: Services): void {
  const { database, settings } = services;

  mount(http, services, readOperations, async ({ customer, now }) => ({
    answer: await buildOperations(database, settings, customer, now),
  }));

  mount(http, services, readPaymentMethods, async ({ body, ...call }) => {
    const account = await findAccount(database, call.customer.id, body.account_id);
    return account === undefined ? { refusal: refuse('notFound') } : { answer: await listPaymentMethods({ ...call, settings, account }) };
  });

  mount(http, services, readWithdrawMethods, async ({ body, ...call }) => {
    const account = await findAccount(database, call.customer.id, body.account_id);
    return account === undefined ? { refusal: refuse('notFound') } : { answer: await listWithdrawMethods({ ...call, settings, account }) };
  });

  mount(http, services, openVirtualAccounts, async (call) => {
    const { customer, body, now } = call;
    const attempt = await tryCallersPassword(database, call, body.password, now);
    if (attempt.kind === 'locked') return { refusal: refuseLocked(attempt.lock) };
    if (attempt.kind === 'wrong') return { refusal: refuseField('password', 'Invalid password') };
    const accounts = await inTransaction(database, (transaction) => openAccounts(transaction, customer.id, virtualCurrencies, now));
    return {
      answer: {
        accounts: accounts.map(({ id, type, currency }) => ({ id, type: parseKnownValue(['crypto', 'stablecoin'], type ?? ''), currency })),
      },
    };
  });
}
