import { searchOrders } from '@wallet/contract/holdings/orders';
import { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { createCardTopUp } from '@wallet/contract/operations/card-topups';
import { expect, it } from 'vitest';
import { toRequest } from './toRequest.ts';

const topUp = {
  id: 'API-033',
  method: 'post',
  path: '/topup/stripe/{id}/create',
  access: 'money',
  answers: {},
  bodyNumbers: ['amount'],
} as const;
const history = { id: 'API-066', method: 'get', path: '/search/orders', access: 'feature', answers: {} } as const;

it('writes the amount of a card top-up as a number, digit by digit (API-033)', () => {
  expect(toRequest(topUp, { params: { id: 101 }, body: { amount: '9007199254740993.10', card_id: null } })).toEqual({
    url: '/topup/stripe/101/create',
    data: '{"amount":9007199254740993.10,"card_id":null}',
  });
});

it(`writes calls in the contract's wire format (API-033, API-036, API-066)`, () => {
  expect(toRequest(createCardTopUp, { params: { id: 101 }, body: { amount: '1234567890.10', card_id: null } }).data).toBe(
    '{"amount":1234567890.10,"card_id":null}',
  );
  expect(toRequest(withdrawToIban, { params: { accountId: 101 }, body: { amount: '1.10', iban: 'X' } })).toEqual({
    url: '/accounts/101/withdraw/iban',
    data: '{"amount":"1.10","iban":"X"}',
  });
  const query = { 'account[]': [101, 102], 'status[]': ['pending'], date: '2026-03-01_2026-03-31', q: 'rent', limit: 100 };
  expect(toRequest(searchOrders, { query }).url).toBe(
    `${searchOrders.path}?account%5B%5D=101&account%5B%5D=102&status%5B%5D=pending&date=2026-03-01_2026-03-31&q=rent&limit=100`,
  );
});

it('repeats the name of a list and omits undefined values (API-066)', () => {
  const query = { 'account[]': [101, 102], date: undefined, limit: 20 };
  expect(toRequest(history, { query }).url).toBe('/search/orders?account%5B%5D=101&account%5B%5D=102&limit=20');
});

it('writes a parameter as a single path segment (API-063)', () => {
  const info = { ...history, id: 'API-063', path: '/tokens/{symbol}/info' } as const;
  expect(toRequest(info, { params: { symbol: 'A/../B?' } }).url).toBe('/tokens/A%2F..%2FB%3F/info');
});
