import { expect, it } from 'vitest';
import { checkResponse } from './checkResponse.ts';
import { readOrder } from './holdings/orders.ts';
import { logOut } from './access/session.ts';

const json = (status: number, value: unknown) => ({ status, contentType: 'application/json', text: JSON.stringify(value) });
const refusal = (status: number, code: number) => json(status, { code, message: 'No' });

it('accepts the refusals of a call, of its access class and of an unreadable request', () => {
  for (const answer of [refusal(404, 404), refusal(401, 401_002), refusal(403, 403_001), refusal(429, 429), refusal(400, 400_002)])
    expect(checkResponse(readOrder, answer)).toBeUndefined();
  expect(checkResponse(logOut, { status: 204, contentType: '', text: '' })).toBeUndefined();
});

it.each([
  ['a fault of the provider', json(500, { code: 500, message: 'No' }), 'answers 500'],
  ['an order without its members', json(200, { id: '1' }), /outside the contract: type/],
  ['a refusal of another call', refusal(400, 400_003), 'refuses with 400 and code 400003, which is not among its refusals'],
  ['a code under another status', refusal(400, 404), /code 404, which is not/],
  ['a refusal without a code', json(404, { error: 'no' }), 'refuses with 404 and a body that is no refusal'],
  ['a page', { status: 404, contentType: 'text/html', text: '<html>' }, 'answers 404 as text/html'],
  ['a broken body', { status: 200, contentType: 'application/json', text: '{' }, 'answers 200 with a body that is no JSON'],
])('reports %s', (_, answer, problem) => {
  expect(checkResponse(readOrder, answer)).toMatch(problem);
});

it('reports a body where none is expected', () => {
  expect(checkResponse(logOut, json(204, {}))).toBe('answers 204 with a body');
});
