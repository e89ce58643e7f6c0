import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import type { TransactionDetail } from './TransactionDetail.types.ts';
import { transactionDetailTexts as texts } from './transactionDetail.texts.ts';
import { getTransactionNotice } from './TransactionDetailContent.tsx';

const notice = (changes: Partial<TransactionDetail>) =>
  getTransactionNotice(
    {
      id: '1',
      title: 'Send',
      status: 'completed',
      group: 'outgoings',
      volume: money('1.00', 'EUR', 2),
      flow: null,
      time: '21 Nov 2026, 11:05 UTC',
      amountIsEstimate: false,
      rejectedMessage: null,
      recipient: null,
      note: '',
      sections: [],
      ...changes,
    },
    texts,
  );

it('shows a clock and the text about an estimate for a pending order whose amount is estimated (TXN-013)', () => {
  expect(notice({ status: 'pending', amountIsEstimate: true })).toMatchObject({ icon: 'clock', text: texts.estimate });
});
it('hides the notice of a pending order of another type (TXN-014)', () => {
  expect(notice({ status: 'pending' })).toBeNull();
});
it.each([
  ['incomings', 'top-up'],
  ['outgoings', 'withdrawal'],
  ['exchange', 'transaction'],
  ['unit_purchase', 'transaction'],
  ['buy', 'transaction'],
] as const)('calls an order on review of the group %s a %s (TXN-015)', (group, noun) => {
  expect(notice({ status: 'moderate', group })?.text).toBe(`Your ${noun} will be completed after a short compliance check.`);
});
it(`shows an error icon and the provider's message for a rejected order (TXN-016)`, () => {
  expect(notice({ status: 'rejected', rejectedMessage: 'Returned by the bank.' })).toEqual({
    kind: 'negative',
    icon: 'error',
    text: 'Returned by the bank.',
    pointsToSupport: false,
  });
});
it('points to support for a rejection without a message (TXN-016, D-TXN-09)', () => {
  expect(notice({ status: 'rejected' })).toMatchObject({ text: texts.rejected, pointsToSupport: true });
});
it('shows no notice for a completed order', () => expect(notice({})).toBeNull());
