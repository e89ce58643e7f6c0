import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { createBankTransferHelpers, createdOrder, type Holder } from '../../packages/sandbox/src/testing/bankTransfers.ts';
import { connectProvider, type ProviderClient } from '../../packages/sandbox/src/testing/openProvider.ts';
import type { Provider } from '../budgets/provider.ts';

/** Amount of every withdrawal in cents, low enough to need no review. */
const CENTS = 2000;
const FUNDS = 9_000_000;
/** How often a call that timed out is retried. */
const MAX_RETRIES = 10;
const shape = z.array(z.object({ id: z.string() }));
const check = z.object({ balanced: z.boolean() });

/** The requested withdrawals by Idempotency-Key, and the acknowledged orders. */
export type WithdrawalLog = { readonly holder: Holder; readonly keys: Set<string>; readonly acknowledged: Map<string, string> };

/** Creates a customer with nine million euros and no orders. */
export async function createWithdrawalLog(provider: ProviderClient): Promise<WithdrawalLog> {
  await provider.control('PATCH', '/settings', { rateLimitFactor: 1_000_000 });
  const holder = await createBankTransferHelpers(provider).newHolder('empty', { balances: { EUR: `${FUNDS}.00` } });
  return { holder, keys: new Set(), acknowledged: new Map() };
}

/** Requests one withdrawal with this key. @returns whether it was acknowledged @throws if there is no response */
export async function withdraw(
  provider: ProviderClient,
  { holder, keys, acknowledged }: WithdrawalLog,
  key: string = randomUUID(),
): Promise<boolean> {
  keys.add(key);
  const { status, json } = await createBankTransferHelpers(provider).withdraw(holder, { key, amount: (CENTS / 100).toFixed(2) });
  if (status !== 201) return false;
  const { id } = z.parse(createdOrder, json);
  assert.equal(acknowledged.get(key) ?? id, id, `the key ${key} has two orders`);
  acknowledged.set(key, id);
  return true;
}

/**
 * Repeats all requests, like a client that received no response, and checks the result. Each key has exactly one order, the acknowledged
 * one, the balance is correct to the cent, and the ledger balances.
 */
export async function assertAllPlacedOnce(provider: ProviderClient, log: WithdrawalLog): Promise<void> {
  const { holder, keys, acknowledged } = log;
  for (const key of keys)
    // A call that takes too long returns 503. Its work continues and is returned on a retry.
    for (let again = 0; !(await withdraw(provider, log, key)); again++) assert.ok(again < MAX_RETRIES, `the key ${key} is not taken`);
  const { json } = await provider.control('GET', `/orders?username=${encodeURIComponent(holder.username)}`);
  const ids = z.parse(shape, json).map(({ id }) => id);
  assert.deepEqual(ids.toSorted(), [...acknowledged.values()].toSorted(), 'the orders are not those that were acknowledged');
  const { balance } = await createBankTransferHelpers(provider).readBalance(holder);
  assert.equal(balance, ((FUNDS * 100 - keys.size * CENTS) / 100).toFixed(2));
  await assertBalanced(provider);
}

export async function assertBalanced(provider: ProviderClient): Promise<void> {
  const { status, text, json } = await provider.control('GET', '/ledger/check');
  assert.ok(status === 200 && z.parse(check, json).balanced, text);
}

const CLIENTS = 4;

/**
 * Clients of a new customer place orders until the process is killed after the given time. Resolves with the requested and the acknowledged
 * orders.
 */
export async function killDuringWithdrawals(server: Provider, afterMs: number): Promise<WithdrawalLog> {
  const provider = connectProvider(server.url);
  const log = await createWithdrawalLog(provider);
  const killed = new AbortController();
  const place = async (): Promise<void> => {
    while (!killed.signal.aborted) {
      try {
        const isTaken = await withdraw(provider, log);
        if (!isTaken) throw new Error('An order was refused before the process was killed.');
      } catch (error) {
        // A call in flight when the process is killed is not acknowledged. Before the kill, no call may fail.
        if (!killed.signal.aborted) throw error;
      }
    }
  };
  const kill = async (): Promise<void> => {
    await wait(afterMs);
    killed.abort();
    await server.stop('SIGKILL');
  };
  await Promise.all([kill(), ...Array.from({ length: CLIENTS }, place)]);
  return log;
}
