import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderExample } from '../examples/orders.ts';
import { order as orderShape, type Order } from './orders.ts';
import { listRecordSections } from './orderRecord.ts';

const withdrawal = z.parse(orderShape, orderExample);
const toRow = (name: string, value: string) => ({ name, value, state: null, long: false, copy: false });
const listAmounts = (changes: Partial<Order>): readonly string[] =>
  listRecordSections({ ...withdrawal, ...changes })
    .filter(({ name }) => name === 'Amounts')
    .flatMap(({ rows }) => rows.map(({ name, value }) => `${name} ${value}`));

it('tells amount, fee, total, rate and what arrives in this order, whatever the provider’s (D-TXN-37)', () => {
  const rows = [
    toRow('Total receive', '737.03 EUR'),
    toRow('Rate', '1 BTC = 59700 EUR'),
    toRow('Voucher', 'SPRING'),
    toRow('Total', '0.01244567 BTC'),
    toRow('Fee', '0.0001 BTC'),
    toRow('Amount', '0.01234567 BTC'),
  ];
  expect(listAmounts({ summary: [{ name: 'Amounts', rows }] })).toEqual([
    'Amount 0.01234567 BTC',
    'Fee 0.0001 BTC',
    'Total 0.01244567 BTC',
    'Rate 1 BTC = 59700 EUR',
    'Total receive 737.03 EUR',
    'Voucher SPRING',
  ]);
});

it('tells that no fee was taken instead of an amount of zero, and a fee that has no row (D-TXN-37, D-TXN-34)', () => {
  const free = { fee: null, volume: { value: '1.00', currency: 'EUR' }, flow: null, type: 'receive' };
  const summary = [{ name: 'Amounts', rows: [toRow('Amount', '1.00 EUR')] }];
  expect(listAmounts({ ...free, summary })).toEqual(['Amount 1.00 EUR', 'Fee None']);
  const zero = { value: '0.00', currency: 'EUR' };
  expect(listAmounts({ ...free, fee: zero, summary: [{ name: 'Amounts', rows: [toRow('Fee', '0.00 EUR')] }] })).toEqual(['Fee None']);
});

it('makes the rows of an order without a summary from its figures (D-TXN-37, D-TXN-34)', () => {
  expect(listAmounts({ summary: [] })).toEqual(['Amount 500.00 EUR', 'Fee 1.75 EUR', 'Total receive 498.25 EUR']);
});
