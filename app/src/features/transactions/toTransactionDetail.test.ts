import type { Order } from '@wallet/contract/holdings/orders';
import { toAmountText, money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { buildOrder, wording } from '../../testing/buildOrder.ts';
import { toTransactionDetail } from './OpenTransaction.tsx';

const WITHDRAWAL: Order = {
  ...buildOrder({ type_human: 'SEPA withdrawal' }),
  flow: { from: { value: '500.00', currency: 'EUR' }, to: { value: '498.25', currency: 'EUR' } },
  summary: [{ name: 'Amounts', rows: [{ name: 'Fee', value: '1.75 EUR', state: null, long: false, copy: false }] }],
};
const toDetail = (changes: Partial<Order> = {}) => toTransactionDetail({ ...WITHDRAWAL, ...changes }, wording);

it('shows title, time and unsigned amounts of an order, whose group gives the direction (TXN-019, D-TXN-10)', () => {
  const detail = toDetail();
  expect(detail).toMatchObject({
    id: '90412',
    title: 'SEPA withdrawal',
    time: '14\u00A0Mar\u00A02026, 09:26 UTC',
    sections: WITHDRAWAL.summary,
  });
  expect(toAmountText(detail.volume)).toBe('500.00');
  expect(detail.flow).toEqual({ left: money('500.00', 'EUR', 2), arrived: money('498.25', 'EUR', 2) });
});

it('leaves out UTC for the four coins (D-TXN-11)', () => {
  expect(toDetail({ volume: { value: '5.00000', currency: 'USDC' } }).time).toBe('14\u00A0Mar\u00A02026, 09:26');
});

it('marks the amount as an estimate only for types that a network executes (TXN-013, TXN-014)', () => {
  expect(toDetail().amountIsEstimate).toBe(false);
  expect(toDetail({ type: 'send' }).amountIsEstimate).toBe(true);
});

it('shows an unknown type by the provider’s name for it (D-TXN-27)', () => {
  expect(toDetail({ type: 'barter', type_human: 'Barter' }).title).toBe('Barter');
});

it('offers only the recipient of a send for saving, never a sender (WISH-006, WISH-010)', () => {
  const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
  expect(toDetail({ type: 'token_send', counterparty: address }).recipient).toBe(address);
  expect(toDetail({ type: 'receive', group: 'incomings', counterparty: address }).recipient).toBeNull();
  expect(toDetail({ counterparty: 'Alice Hale' }).recipient).toBeNull();
});
