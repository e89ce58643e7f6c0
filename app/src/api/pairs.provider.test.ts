import { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { readOperations } from '@wallet/contract/holdings/accounts';
import { signIn } from '@wallet/contract/access/session';
import { createCustomer } from '@wallet/sandbox/testing/customers';
import { openProvider, type TestProvider } from '@wallet/sandbox/testing/openProvider';
import { openProver } from '@wallet/sandbox/testing/proofs';
import { readMachineTime } from '@wallet/sandbox/testing/testTime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeviceKey } from '../adapters/device-key/DeviceKey.ts';
import { toSession } from '../session/toSession.ts';
import { confirmBySms } from '../testing/confirmBySms.ts';
import { openTestTab } from '../testing/openTestApp.ts';
import { ApiError } from './errors.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

const troubles = ['a lost answer', 'a 401', 'a step-up', 'a nonce'] as const;
type Trouble = (typeof troubles)[number];

const BASE = '/api/v1';
const PATH = /\/withdraw\/iban$/;
const HOUR_S = 3600;

/**
 * Opens the tab of a customer with a bound session, on a network that causes one trouble per withdrawal request. The step-up is the
 * provider's own demand, so it needs no simulation.
 */
async function openTab(ahead: Trouble[]) {
  const preset = ahead.includes('a step-up') ? 'strong' : 'verified';
  const customer = await createCustomer(provider, preset, { senderConstrained: 'all', balances: { EUR: '5000.00' } });
  const { username, password } = customer;
  const prover = await openProver();
  const sent: { readonly key: string | null; readonly isConfirmed: boolean; readonly body: string }[] = [];
  const counts = { questions: 0, refreshes: 0 };

  /** Simulates a device clock that is an hour late when a nonce is due. */
  const prove: DeviceKey['prove'] = ({ method, address, token, nonce }) => {
    const { pathname } = new URL(address);
    const isLate = nonce !== undefined || (ahead[0] === 'a nonce' && PATH.test(pathname));
    const claims = isLate ? { iat: Math.floor(readMachineTime() / 1000) - HOUR_S, nonce } : {};
    return prover.prove({ method, path: pathname.slice(BASE.length), claims, ...(token === undefined ? {} : { token }) });
  };

  const tab = openTestTab(
    async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/refresh_token')) counts.refreshes += 1;
      if (!PATH.test(request.url)) return provider.http.fetch(request);
      const { headers } = request;
      sent.push({
        key: headers.get('idempotency-key'),
        isConfirmed: headers.has('x-confirmation'),
        body: await request.clone().text(),
      });
      const trouble = ahead.shift();
      if (trouble === 'a 401') await provider.control('POST', `/sessions/${username}/expire`, { access: true });
      const response = await provider.http.fetch(request);
      if (trouble === 'a lost answer') throw new TypeError('The answer was lost');
      return response;
    },
    {
      deviceKey: { prove, proveSignIn: prove },
      prompts: {
        confirmation: {
          ask: async (question) => {
            counts.questions += 1;
            return confirmBySms(provider, username, question);
          },
          tellUnusable: (message) => expect.fail(message),
        },
      },
    },
  );
  tab.session.dispatch({ name: 'signedIn', session: toSession(await tab.call(signIn, { body: { username, password } })) });
  const readAccount = async () => (await tab.call(readOperations, {})).accounts.find(({ currencyCode }) => currencyCode === 'EUR');
  return { ...tab, sent, counts, readAccount };
}

/** Submits like a customer, who presses again after a lost response and so keeps the key. */
async function submit(withdraw: () => Promise<{ readonly id: string }>): Promise<string> {
  try {
    return (await withdraw()).id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (await withdraw()).id;
  }
}

const singles: readonly (readonly Trouble[])[] = troubles.map((trouble) => [trouble]);
const pairs = troubles.flatMap((first) => troubles.filter((second) => second !== first).map((second) => [first, second] as const));

it.each([...singles, ...pairs].map((met) => [met.join(', then '), met] as const))(
  '%s: moves the money once, with one key and body (RULE-004, D-SES-09, SCA-036)',
  async (_, met) => {
    const { call, session, sent, counts, readAccount } = await openTab([...met]);
    const account = await readAccount();
    const idempotencyKey = crypto.randomUUID();
    const input = { params: { accountId: account?.id ?? 0 }, body: { amount: '500.00', iban: 'DE89370400440532013000' } };
    expect(await submit(() => call(withdrawToIban, input, { idempotencyKey }))).toMatch(/^\d+$/);
    expect(sent).toHaveLength(met.length + 1);
    expect(new Set(sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
    expect(sent.at(-1)?.isConfirmed).toBe(met.includes('a step-up'));
    expect(counts).toEqual({ questions: met.includes('a step-up') ? 1 : 0, refreshes: met.includes('a 401') ? 1 : 0 });
    expect(await readAccount()).toMatchObject({ balanceOut: '500.00' });
    expect(session.read().name).toBe('signedIn');
  },
);
