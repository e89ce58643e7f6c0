import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('fills the ids into the path of a withdrawal (SEPA-002)', () => {
  expect(paths.sepaWithdrawal.to({ accountId: 101, bankId: 1 })).toBe('/operation/withdraw/fiat/101/payment_network/1');
});

it('a path without parameters takes none (MENU-032)', () => {
  expect(paths.accountClosure.to()).toBe('/profile/account_closure');
});

it('a parameter stays one segment (API-063)', () => {
  expect(paths.tokenInfo.to({ symbol: 'A/B' })).toBe('/assets/tokens/A%2FB/info');
});

it('every pattern is written once', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});
