import { searchOrders } from '@wallet/contract/holdings/orders';
import { readTokenInfo } from '@wallet/contract/holdings/tokens';
import { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { createCardTopUp } from '@wallet/contract/operations/card-topups';
import { expect, it } from 'vitest';
import { toRequest } from './toRequest.ts';

it(`writes calls in the contract's wire format: exact numbers, a list as its repeated name, no undefined values (API-033, API-036, API-066)`, () => {
  expect(toRequest(createCardTopUp, { params: { id: 101 }, body: { amount: '9007199254740993.10', card_id: null } })).toEqual({
    url: '/topup/stripe/101/create',
    data: '{"amount":9007199254740993.10,"card_id":null}',
  });
  expect(toRequest(withdrawToIban, { params: { accountId: 101 }, body: { amount: '1.10', iban: 'X' } })).toEqual({
    url: '/accounts/101/withdraw/iban',
    data: '{"amount":"1.10","iban":"X"}',
  });
  const query = { 'account[]': [101, 102], 'status[]': ['pending'], date: undefined, q: 'rent', limit: 100 };
  expect(toRequest(searchOrders, { query }).url).toBe(
    `${searchOrders.path}?account%5B%5D=101&account%5B%5D=102&status%5B%5D=pending&q=rent&limit=100`,
  );
});

it('writes a parameter as a single path segment (API-063)', () => {
  expect(toRequest(readTokenInfo, { params: { symbol: 'A/../B?' } }).url).toBe('/tokens/A%2F..%2FB%3F/info');
});
