import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawToIban } from '../../features/bank-transfers/withdrawToIban.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { bankTransfersOf, type Holder, OUTSIDE_IBAN } from '../../testing/bankTransfers.ts';
import { openProvider, type TestProvider } from '../../testing/openProvider.ts';
import { payeesOf } from '../../testing/payees.ts';
import { authenticate } from '../authenticate.ts';

let provider: TestProvider;
let bank: ReturnType<typeof bankTransfersOf>;
beforeAll(async () => {
  provider = await openProvider();
  bank = bankTransfersOf(provider);
}, 60_000);
afterAll(() => provider.close());

const rich = { balances: { EUR: '1000.00' } };

it('costs one question to the database more than none, where the bank confirms the name (RULE-041)', async () => {
  const { database, services } = provider;
  const { settings, origin, clock } = services;
  const countStatements = async (holder: Holder, token?: string): Promise<number> => {
    let count = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1;
        return result;
      },
    };
    const now = clock.now();
    const caller = await authenticate(services, `Bearer ${holder.token}`, now);
    if (caller === undefined) throw new Error('The token of the test names nobody');
    await database.transaction().execute(async (inside) => {
      const transaction = inside.withPlugin(counter);
      const members = { accountId: holder.euro, amount: '20.00', iban: OUTSIDE_IBAN, payee_check: token };
      const placed = await withdrawToIban({ transaction, settings, origin, now, ...caller, ...members });
      expect('order' in placed && (await placeOrder(transaction, placed.order))).toBeTruthy();
    });
    return count;
  };
  const [checked, unchecked] = [await bank.newHolder('empty', rich), await bank.newHolder('empty', { ...rich, payeeCheck: 'off' })];
  const { token } = await payeesOf(provider).check(checked, OUTSIDE_IBAN);
  const without = await countStatements(unchecked);
  expect(without).toBeGreaterThan(1);
  expect(await countStatements(checked, token)).toBe(without + 1);
});
