import type { Endpoint } from '@wallet/contract/endpoint';
import { checkResponse } from '@wallet/contract/checkResponse';
import { endpoints } from '@wallet/contract/registry';
import { createCustomer, signInAs } from '../customers.ts';
import { createRequester, type TestProvider } from '../openProvider.ts';
import { drawRequest, type DrawnRequest } from './drawRequest.ts';
import { createKnownValues } from './knownValues.ts';
import { createRandom } from './createRandom.ts';

/** Requests per customer. Customers get blocked, closed or run out of money on the way. */
const PER_CUSTOMER = 100;
const presets = ['verified', 'travel_rule', 'company', 'draft', 'verified', 'address_none', 'no_iban', 'kyc_completed'];
/** Calls whose responses contain the ids for later requests. */
const paths = ['/accounts/operations', '/search/orders', '/cards', '/app/marketplace', '/currencies'];
/** Without the log-out, which would end the session for later requests. */
const calls = endpoints.filter(({ id }) => id !== 'API-004');

/** A missing token, an invalid one, and a forged one. */
const tokens = [undefined, 'none', `e30.${Buffer.from('{"sub":"99999999999"}').toString('base64url')}.e30`];

export type FuzzReport = {
  /** A sentence for each kind of wrong response, with the first request that caused it. */
  readonly problems: Readonly<Record<string, string>>;
  /** Number of requests that were not refused. */
  readonly taken: number;
};

async function send({ http }: TestProvider, { method, path, ...options }: DrawnRequest, { root }: Endpoint, token: string | undefined) {
  const answer = await createRequester(http, root === true ? '' : '/api/v1')(method, path, { token, ...options });
  return { ...answer, contentType: answer.headers.get('content-type') ?? '' };
}

async function createFuzzSession(provider: TestProvider, preset: string) {
  const customer = await createCustomer(provider, preset);
  const { known, remember } = createKnownValues();
  remember(customer);
  const { access_token: token } = await signInAs(provider, customer);
  for (const path of paths) remember((await provider.request('GET', path, { token })).json);
  return { token, known, remember };
}

/**
 * Sends random requests drawn from the definitions of the calls, and checks every response against them. The same seed draws the same
 * requests.
 */
export async function fuzzProvider(provider: TestProvider, { requests, seed }: { requests: number; seed: number }): Promise<FuzzReport> {
  await provider.control('PATCH', '/settings', { rateLimitFactor: 1_000_000 });
  const random = createRandom(seed);
  const problems = new Map<string, string>();
  let taken = 0;
  let session = await createFuzzSession(provider, 'verified');
  for (let count = 0; count < requests; count += 1) {
    if (count % PER_CUSTOMER === 0)
      session = await createFuzzSession(provider, presets[(count / PER_CUSTOMER) % presets.length] ?? 'verified');
    const endpoint = calls[Math.trunc(random.next() * calls.length)];
    if (endpoint === undefined) continue;
    const request = drawRequest(endpoint, session.known, random);
    const token = random.next() < 0.95 ? session.token : tokens[Math.trunc(random.next() * tokens.length)];
    const answer = await send(provider, request, endpoint, token);
    if (answer.status < 400) taken += 1;
    const problem = checkResponse(endpoint, answer);
    const name = `${endpoint.id} ${endpoint.method} ${endpoint.path} ${problem ?? ''}`;
    if (problem !== undefined && !problems.has(name)) problems.set(name, `${request.path} ${JSON.stringify(request.body)}`.slice(0, 500));
    if (problem === undefined && answer.contentType.startsWith('application/json') && answer.status !== 204) session.remember(answer.json);
  }
  return { problems: Object.fromEntries(problems), taken };
}
