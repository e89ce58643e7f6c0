import { openVirtualAccounts, readOperations, readPaymentMethods, readWithdrawMethods } from '@wallet/contract/holdings/accounts';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { refuseLocked, tryPassword } from '../../kernel/customer/passwordAttempts.ts';
import { parseKnownValue } from '../../kernel/parseKnownValue.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';
import { readSessionDevice } from '../../kernel/customer/devices.ts';
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

  mount(http, services, readPaymentMethods, async ({ customer, body, now }) => {
    const account = await findAccount(database, customer.id, body.account_id);
    if (account === undefined) return { refusal: refuse('notFound') };
    return { answer: await listPaymentMethods({ database, settings, customer, account, now }) };
  });

  mount(http, services, readWithdrawMethods, async ({ customer, body, now }) => {
    const account = await findAccount(database, customer.id, body.account_id);
    if (account === undefined) return { refusal: refuse('notFound') };
    return { answer: await listWithdrawMethods({ database, settings, customer, account, now }) };
  });

  mount(http, services, openVirtualAccounts, async ({ customer, session, body, now }) => {
    const { id: device } = await readSessionDevice(database, session.familyId);
    const attempt = await tryPassword(database, { username: customer.username, device, customer, password: body.password, now });
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
