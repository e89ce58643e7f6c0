import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withdrawToIban } from '../../features/bank-transfers/withdrawToIban.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createBankTransferHelpers, createdOrder, type Holder, OUTSIDE_IBAN } from '../../testing/bankTransfers.ts';
import { createPayeeHelpers } from '../../testing/payees.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { authenticate } from '../authenticate.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);

const rich = { balances: { EUR: '1000.00' } };

it('needs one extra database query when the bank confirms the name (RULE-041)', async () => {
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
  const { token } = await createPayeeHelpers(provider).check(checked, OUTSIDE_IBAN);
  const without = await countStatements(unchecked);
  expect(without).toBeGreaterThan(1);
  expect(await countStatements(checked, token)).toBe(without + 1);
});

it('names the order that spent a check to concurrent and later requests, even after it expires (RULE-041, D-API-30)', async () => {
  const payees = createPayeeHelpers(provider);
  const holder = await bank.newHolder('empty', rich);
  const { token } = await payees.check(holder, OUTSIDE_IBAN);
  const members = { iban: OUTSIDE_IBAN, payee_check: token };
  const answers = await Promise.all([payees.withdraw(holder, members), payees.withdraw(holder, members)]);
  const [placed, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect(placed?.status).toBe(201);
  const { id: order } = z.parse(createdOrder, placed?.json);
  const spent = { status: 409, json: { code: 409_041, reason: 'spent', order } };
  expect(refused).toMatchObject(spent);
  expect(await payees.withdraw(holder, members)).toMatchObject(spent);
  await bank.advance(601);
  expect(await payees.withdraw(holder, members)).toMatchObject({ json: { code: 409_041, reason: 'expired', order } });
  const orders = provider.database.selectFrom('orders').select('id').where('customer_id', '=', holder.id);
  expect(await orders.where('type', '=', 'withdraw_sepa').execute()).toEqual([{ id: BigInt(order) }]);
});
