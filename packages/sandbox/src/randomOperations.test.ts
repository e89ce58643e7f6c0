import { operations } from '@wallet/contract/holdings/accounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createSession } from './testing/customers.ts';
import { setUpProvider } from './testing/setUpProvider.ts';

const OPERATIONS = 1000;
const toCents = (text: string) => BigInt(text.replace('.', ''));
const created = z.object({ id: z.string() });
const provider = setUpProvider();

const amount = fc.integer({ min: 1, max: 300_000 }).map((units) => `${Math.trunc(units / 100)}.${String(units % 100).padStart(2, '0')}`);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('topUp' as const), amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      status: fc.constantFrom('completed', 'rejected', 'moderate', 'pending'),
      place: fc.nat(),
    }),
  },
);

describe('the ledger', () => {
  it(
    'balances after a thousand random operations, and available and locked match the orders (RULE-002, RULE-003)',
    { timeout: 120_000 },
    async () => {
      const { token, username } = await createSession(provider, 'empty', { balances: { EUR: '20000.00' } });
      const read = async () => z.parse(operations, (await provider.request('GET', '/accounts/operations', { token })).json).accounts;
      const euro = (await read()).find(({ currencyCode }) => currencyCode === 'EUR')?.id ?? 0;
      const ids: string[] = [];
      let placed = 0;
      for (const one of fc.sample(step, { numRuns: OPERATIONS, seed: 22 })) {
        if (one.kind === 'move') {
          const id = ids[one.place % Math.max(1, ids.length)];
          if (id !== undefined)
            await provider.control('PATCH', `/orders/${id}`, {
              status: one.status,
              rejected_message: one.status === 'rejected' ? 'No' : null,
            });
          continue;
        }
        const path = one.kind === 'withdraw' ? `/accounts/${euro}/withdraw/iban` : `/accounts/${euro}/top_up/sepa`;
        const body = { amount: one.amount, iban: 'DE89370400440532013000' };
        const answer = await provider.request('POST', path, { token, key: randomUUID(), body });
        if (answer.status === 201) {
          ids.push(z.parse(created, answer.json).id);
          placed += 1;
        }
      }
      expect(placed).toBeGreaterThan(300);
      expect((await provider.control('GET', '/ledger/check')).json).toMatchObject({ balanced: true });
      const account = (await read()).find(({ id }) => id === euro);
      const orders = await provider.control('GET', `/orders?username=${encodeURIComponent(username)}`);
      const shape = z.array(z.object({ type: z.string(), status: z.string(), volume: z.object({ value: z.string() }) }));
      const open = z.parse(shape, orders.json).filter(({ status }) => status === 'pending' || status === 'moderate');
      const sumOpen = (type: string) =>
        open.filter((order) => order.type === type).reduce((sum, { volume }) => sum + toCents(volume.value), 0n);
      expect(toCents(account?.balanceOut ?? '')).toBe(-sumOpen('withdraw_sepa'));
      expect(toCents(account?.balanceIn ?? '')).toBe(sumOpen('top_up_sepa'));
      expect(account?.balance.startsWith('-')).toBe(false);
    },
  );
});
