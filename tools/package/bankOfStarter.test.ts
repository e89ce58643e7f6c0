import { isMore, money, type Money } from '@wallet/ui/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST } from '../../examples/next/app/api/virements/route.ts';
import { getAccounts, makeTransfer, type Order } from '../../examples/next/app/bank/store.ts';

const [CURRENT, SAVINGS, YEN] = getAccounts().map(({ id }) => id);
const eur = (amount: string): Money => money(amount, 'EUR', 2);
const order = (change: Partial<Order>): Order => ({
  key: crypto.randomUUID(),
  accountId: CURRENT ?? '',
  amount: eur('100'),
  iban: 'FR7630006000011234567890189',
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the bank of a starter makes one transfer of each key, and refuses another order with it (LIB-023)', () => {
  vi.setSystemTime('2031-03-01T12:00:00Z');
  const first = order({});
  const made = makeTransfer(first);
  expect(made).toMatchObject({ id: expect.any(String), iban: first.iban });
  expect(makeTransfer({ ...first })).toBe(made);
  for (const change of [{ iban: 'DE89370400440532013000' }, { amount: eur('100.01') }, { accountId: SAVINGS ?? '' }]) {
    const balances = getAccounts().map(({ balance }) => balance);
    expect(makeTransfer({ ...first, ...change })).toEqual({ field: null, sentence: expect.stringContaining('déjà été transmis') });
    expect(getAccounts().map(({ balance }) => balance)).toEqual(balances);
  }
});

it('the bank of a starter refuses an account that is not in euros, an IBAN with a wrong sum, and more than the balance (LIB-023)', () => {
  vi.setSystemTime('2031-03-02T12:00:00Z');
  expect(makeTransfer(order({ accountId: YEN ?? '' }))).toMatchObject({ field: null });
  expect(makeTransfer(order({ iban: 'FR7630006000011234567890188' }))).toMatchObject({ field: 'iban' });
  const [, savings] = getAccounts();
  expect(savings && isMore(eur('1000'), savings.balance)).toBe(true);
  expect(makeTransfer(order({ accountId: SAVINGS ?? '', amount: eur('1000') }))).toEqual({ field: 'amount' });
});

it.each(['cent', '1e3', '1.234', '', 100, null])(
  'the bank of a starter refuses the amount %j in its own words (LIB-023)',
  async (amount) => {
    const body = JSON.stringify({ ...order({}), amount });
    const answer = await POST(new Request('http://bank/', { method: 'POST', headers: { 'idempotency-key': 'read' }, body }));
    expect([answer.status, await answer.json()]).toEqual([422, { field: null, sentence: 'Ce montant n’est pas valide.' }]);
  },
);

it.each(['', 'null', '[]', '{"amount":"1"}'])('the bank of a starter refuses the order %s (LIB-023)', async (body) => {
  const answer = await POST(new Request('http://bank/', { method: 'POST', headers: { 'idempotency-key': 'read' }, body }));
  expect(answer.status).toBe(422);
});

it('the bank of a starter limits the transfers of a day, which ends at midnight in Paris (LIB-023)', () => {
  // 23:30 in Paris, in winter time.
  vi.setSystemTime('2031-03-03T22:30:00Z');
  expect(makeTransfer(order({ amount: eur('2000') }))).toHaveProperty('id');
  expect(makeTransfer(order({ amount: eur('1000.01') }))).toMatchObject({ field: null, sentence: expect.stringContaining('du jour') });
  vi.setSystemTime('2031-03-03T23:00:00Z');
  expect(makeTransfer(order({ amount: eur('2000') }))).toHaveProperty('id');
});
