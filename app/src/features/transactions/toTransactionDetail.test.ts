import { builtInLocale } from '@wallet/core/format/locale';
import type { Order } from '@wallet/contract/holdings/orders';
import { toAmountText, money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList';
import { toTransactionDetail } from './OpenTransaction.tsx';

const WITHDRAWAL: Order = {
  id: '90412',
  type: 'withdraw_sepa',
  type_human: 'SEPA withdrawal',
  status: 'pending',
  group: 'outgoings',
  volume: { value: '-500.00', currency: 'EUR' },
  flow: { from: { value: '500.00', currency: 'EUR' }, to: { value: '498.25', currency: 'EUR' } },
  created_at: '2026-03-14T09:26:53.589Z',
  rejected_message: null,
  summary: [{ name: 'Amounts', rows: [{ name: 'Fee', value: '1.75 EUR', state: null, long: false, copy: false }] }],
};

it('shows title, time and unsigned amounts of an order, whose group gives the direction (TXN-019, D-TXN-10)', () => {
  const detail = toTransactionDetail(WITHDRAWAL, transactionTitles, builtInLocale);
  expect(detail).toMatchObject({ id: '90412', title: 'SEPA withdrawal', time: '14 Mar 2026, 09:26 UTC', sections: WITHDRAWAL.summary });
  expect(toAmountText(detail.volume)).toBe('500.00');
  expect(detail.flow?.to).toEqual(money('498.25', 'EUR', 2));
});

it('leaves out UTC for the four coins (D-TXN-11)', () => {
  expect(
    toTransactionDetail({ ...WITHDRAWAL, volume: { value: '5.00000', currency: 'USDC' } }, transactionTitles, builtInLocale).time,
  ).toBe('14 Mar 2026, 09:26');
});

it('marks the amount as an estimate only for types that a network executes (TXN-013, TXN-014)', () => {
  expect(toTransactionDetail(WITHDRAWAL, transactionTitles, builtInLocale).amountIsEstimate).toBe(false);
  expect(toTransactionDetail({ ...WITHDRAWAL, type: 'send' }, transactionTitles, builtInLocale).amountIsEstimate).toBe(true);
});

it('shows an unknown type by the provider’s name for it (D-TXN-27)', () => {
  expect(toTransactionDetail({ ...WITHDRAWAL, type: 'barter', type_human: 'Barter' }, transactionTitles, builtInLocale).title).toBe(
    'Barter',
  );
});

it('offers only the recipient of a send for saving, never a sender (WISH-006, WISH-010)', () => {
  const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
  expect(
    toTransactionDetail({ ...WITHDRAWAL, type: 'token_send', counterparty: address }, transactionTitles, builtInLocale).recipient,
  ).toBe(address);
  expect(
    toTransactionDetail({ ...WITHDRAWAL, type: 'receive', group: 'incomings', counterparty: address }, transactionTitles, builtInLocale)
      .recipient,
  ).toBeNull();
  expect(toTransactionDetail({ ...WITHDRAWAL, counterparty: 'Alice Hale' }, transactionTitles, builtInLocale).recipient).toBeNull();
});
