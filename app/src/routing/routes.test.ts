import { expect, it } from 'vitest';
import { paths, findRoute } from './paths.ts';
import { routes } from './routes.ts';

it('does not count opening an order as a page change (D-TXN-25)', () => {
  expect(findRoute('/transactions/1042')).toBe('transaction');
  expect(routes.transaction.over).toBe(paths.transactions.path);
  expect(routes.transaction.load).toBe(routes.transactions.load);
  expect(routes.card.over).toBeUndefined();
});

it('fills the parameters into a path, each as a single segment (SEPA-002, MENU-032, API-063)', () => {
  expect(paths.sepaWithdrawal.to({ accountId: 101, bankId: 1 })).toBe('/operation/withdraw/fiat/101/payment_network/1');
  expect(paths.accountClosure.to()).toBe('/profile/account_closure');
  expect(paths.tokenInfo.to({ symbol: 'A/B' })).toBe('/assets/tokens/A%2FB/info');
});

it('gives each address of the access its own page (APP-016)', () => {
  const forgot = '/signup/forgot-password';
  const own = ['/login', '/signup', '/signup/kyc', '/signup/stuck', '/successfully-changed', '/settings'];
  const addresses = [...own, forgot, `${forgot}/confirm/sms`];
  const pages = addresses.map((address) => {
    const name = findRoute(address);
    return name === null ? null : routes[name].load;
  });
  expect(pages).not.toContain(null);
  expect(new Set(pages).size).toBe(addresses.length);
});
