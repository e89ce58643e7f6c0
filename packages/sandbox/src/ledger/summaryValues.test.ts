import { expect, it } from 'vitest';
import { createSummaryRow } from './summary.ts';
import { addSummaryValues } from './summaryValues.ts';

const ORDER = {
  from_account_id: 101,
  to_account_id: 201,
  volume_currency: 'EUR',
  flow: { from: { value: '500.00', currency: 'EUR' }, to: { value: '0.00826699', currency: 'BTC' } },
};
const readRowValues = (name: string, value: string, state: 'success' | null = null) =>
  addSummaryValues(ORDER, [{ name: 'Amounts', rows: [{ ...createSummaryRow(name, value), state }] }])[0]?.rows[0];

it.each([
  ['Amount', '500.00 EUR', { code: 'amount', amount: { value: '500.00', currency: 'EUR' } }],
  ['Final rate', '1 BTC = 60,481.45311 EUR', { code: 'final_rate', rate: { base: 'BTC', quote: 'EUR', value: '60481.45311' } }],
  ['From account', 'Euro', { code: 'from_account', account: { id: 101, type: 'fiat', currency: 'EUR' } }],
  ['To account', 'Bitcoin', { code: 'to_account', account: { id: 201, type: 'crypto', currency: 'BTC' } }],
])('gives the row "%s" with the text %s a machine value too (RULE-069)', (name, value, values) => {
  expect(readRowValues(name, value)).toMatchObject({ name, value, ...values });
});

it('gives a stage a code for its state (RULE-069)', () => {
  expect(readRowValues('Compliance check', 'Passed', 'success')).toMatchObject({ code: 'compliance_check', words: 'passed' });
});

it.each(['Rent 500.00 EUR', '1 BTC = many EUR', '5 XYZ', 'DE89370400440532013000'])(
  'finds no value in the text "%s" (RULE-069)',
  (value) => {
    const row = readRowValues('Comment', value);
    expect([row?.amount, row?.rate, row?.account, row?.words]).toEqual([undefined, undefined, undefined, undefined]);
  },
);
