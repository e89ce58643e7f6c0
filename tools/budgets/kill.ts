import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Figure } from './Figure.ts';
import { newDataDir, removeDataDir, startProvider, type Provider } from './provider.ts';

const BEFORE_KILL_MS = 4000;
const IBAN = 'DE89370400440532013000';
const customerSchema = z.object({ username: z.string(), password: z.string() });
const sessionSchema = z.object({ access_token: z.string() });
const accountsSchema = z.object({ accounts: z.array(z.object({ id: z.number(), currencyCode: z.string() })) });
const orderSchema = z.object({ id: z.string() });
const ledgerSchema = z.object({ balanced: z.boolean() });

async function ask(provider: Provider, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const answer = await fetch(provider.url + path, {
    ...(body === undefined ? {} : { method: path.startsWith('/sandbox/settings') ? 'PATCH' : 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (!answer.ok) throw new Error(`S8: ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signIn(provider: Provider, customer: z.infer<typeof customerSchema>): Promise<{ readonly authorization: string }> {
  const { access_token } = sessionSchema.parse(await ask(provider, '/api/v1/sign_in', customer));
  return { authorization: `Bearer ${access_token}` };
}

/** Places orders until the process is killed in the middle; answers the ids that were acknowledged. */
async function placeUntilKilled(
  provider: Provider,
  accountId: number,
  session: { readonly authorization: string },
): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const killed = new AbortController();
  const place = async (): Promise<void> => {
    while (!killed.signal.aborted) {
      try {
        const body = { amount: '20.00', iban: IBAN };
        const path = `/api/v1/accounts/${accountId}/withdraw/iban`;
        acknowledged.push(orderSchema.parse(await ask(provider, path, body, { ...session, 'idempotency-key': randomUUID() })).id);
      } catch (error) {
        // The call in flight when the process ends was not acknowledged; before that no call may fail.
        if (!killed.signal.aborted) throw error;
      }
    }
  };
  const kill = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, BEFORE_KILL_MS));
    killed.abort();
    await provider.stop('SIGKILL');
  };
  await Promise.all([kill(), place(), place(), place(), place()]);
  return acknowledged;
}

/** S8: what was acknowledged before a SIGKILL is there after a restart, and the books balance. */
export async function measureKill(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const first = await startProvider(dataDir);
  await ask(first, '/sandbox/settings', { rateLimitFactor: 1_000_000 });
  const customer = customerSchema.parse(
    await ask(first, '/sandbox/customers', { preset: 'empty', overrides: { balances: { EUR: '9000000.00' } } }),
  );
  const session = await signIn(first, customer);
  const { accounts } = accountsSchema.parse(await ask(first, '/api/v1/accounts/operations', undefined, session));
  const accountId = accounts.find(({ currencyCode }) => currencyCode === 'EUR')?.id ?? 0;
  const acknowledged = await placeUntilKilled(first, accountId, session);
  const second = await startProvider(dataDir);
  const found = z
    .array(z.object({ id: z.union([z.string(), z.number()]) }))
    .parse(await ask(second, `/sandbox/orders?username=${encodeURIComponent(customer.username)}`, undefined));
  const { balanced } = ledgerSchema.parse(await ask(second, '/sandbox/ledger/check', undefined));
  await second.stop();
  removeDataDir(dataDir);
  const kept = new Set(found.map(({ id }) => String(id)));
  return [
    {
      id: 'S8',
      what: `orders lost after SIGKILL, of ${acknowledged.length} acknowledged`,
      value: acknowledged.filter((id) => !kept.has(id)).length,
      unit: '',
      goal: 0,
    },
    { id: 'S8', what: 'acknowledged orders before the SIGKILL', value: acknowledged.length, unit: '', goal: 20, atLeast: true },
    { id: 'S8', what: 'the ledger balances afterwards', value: balanced ? 1 : 0, unit: '', goal: 1, atLeast: true },
  ];
}
