import { checkProvider } from '@wallet/contract/conformance/checkProvider';
import type { SendRequest } from '@wallet/contract/conformance/sendRequest';
import { expect, it } from 'vitest';
import { toConformanceRequest } from './testing/conformance.ts';
import { createSession } from './testing/customers.ts';
import { setUpProvider } from './testing/setUpProvider.ts';

const provider = setUpProvider();

const sendRequest = toConformanceRequest(provider);

it('the conformance check finds nothing wrong with the embedded provider', async () => {
  const { token } = await createSession(provider, 'verified');
  const verdicts = await checkProvider({ sendRequest, token, writes: true });
  expect(verdicts.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
  expect(verdicts.filter(({ outcome }) => outcome === 'held').length).toBeGreaterThan(100);
  // Skipped because no list contains their ids: a payment's order, an SMS, a report's file and a travel-rule transaction. The receipt is
  // skipped because no order is certain to be completed.
  expect(verdicts.filter(({ outcome }) => outcome === 'skipped').map(({ row }) => row)).toHaveLength(5);
});

it('the conformance check without a token calls only what needs none', async () => {
  const verdicts = await checkProvider({ sendRequest, token: undefined });
  expect(verdicts.find(({ row }) => row === 'API-017')).toMatchObject({ outcome: 'skipped', word: 'it needs a token' });
  expect(verdicts.find(({ row }) => row === 'API-017 1.2')).toMatchObject({ outcome: 'held', word: '401' });
});

it('the conformance check only reads by default, and sends the customer’s token in reads alone', async () => {
  const { token } = await createSession(provider, 'verified');
  const requests: { readonly method: string; readonly path: string; readonly isSigned: boolean }[] = [];
  const recording: SendRequest = (method, path, bearer, body) => {
    requests.push({ method, path, isSigned: bearer !== undefined });
    return sendRequest(method, path, bearer, body);
  };
  await checkProvider({ sendRequest: recording, token });
  // Prices are a query with a body. The PATCH is sent only to be refused with 405.
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([
    { method: 'POST', path: '/api/v1/orders/prices', isSigned: true },
    { method: 'PATCH', path: '/api/v1/info/full', isSigned: false },
  ]);
  // It is a GET, but it sends a code.
  const closure = requests.filter(({ path }) => path.endsWith('/private/user/account_closure'));
  expect(closure.filter(({ isSigned }) => isSigned)).toEqual([]);
});

const PRICE = {
  kind: 'sepa',
  currency: 'EUR',
  total: '500.00',
  fee: '1.75',
  markup: '0.00',
  arrives: '498.25',
  markup_percent: null,
  middle_rate: null,
  rate: null,
  base: null,
  quote: null,
  receives: { value: '498.25', currency: 'EUR' },
  network_fee: null,
  worth: null,
  at: '2026-03-14T09:26:53.589Z',
};

it('the conformance check finds every fault injected into a provider', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const breaks = (path: string, fault: object) =>
    provider.control('POST', '/faults', { match: { path: `/api/v1${path}`, username }, ...fault });
  await breaks('/cards', { status: 500 });
  await breaks('/info/full', { body: { username: 7 } });
  await breaks('/account_plans', { body: '<html>' });
  await breaks('/currencies', { headers: { 'cache-control': 'max-age=60' } });
  await breaks('/referral/info', { status: 404, body: { error: 'gone' } });
  await breaks('/search/orders/filters', { status: 409, body: { code: 409_004, message: 'This card has already been added' } });
  await breaks('/orders/prices', { body: { prices: { '1': { ...PRICE, total: '500.01' } } } });
  const broken = (await checkProvider({ sendRequest, token })).filter(({ outcome }) => outcome === 'broken');
  expect(Object.fromEntries(broken.map(({ asked, word }) => [asked.replace(/ \/api\/v1/, ' '), word.replace(/[:;].*/, '')]))).toEqual({
    'POST /orders/prices': 'answers a price of order 1 whose figures do not add up',
    'GET /cards': 'answers 500',
    'GET /info/full': 'answers 200 outside the contract',
    'GET /account_plans': 'answers 200 as text/plain',
    'GET /currencies': 'answers without Cache-Control',
    'GET /referral/info': 'refuses with 404 and a body that is no refusal',
    'GET /search/orders/filters': 'refuses with 409 and code 409004, which is not among its refusals',
  });
});
