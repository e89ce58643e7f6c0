import { expect, it } from 'vitest';
import { openTestWrapper } from '../../testing/openTestWrapper.ts';
import { createNativeCardPayment } from './createNativeCardPayment.ts';

function openWrapper(answer: (question: Readonly<Record<string, unknown>>) => unknown) {
  const { wrapper, ...phone } = openTestWrapper(answer);
  const cards = {
    confirmPayment: (questions: { clientSecret: string; paymentMethod: string | null }) => wrapper.ask('confirmPayment', questions),
    setUpCard: (questions: { clientSecret: string }) => wrapper.ask('setUpCard', questions),
    readPayment: (questions: { clientSecret: string }) => wrapper.ask('readPayment', questions),
  };
  return { payment: createNativeCardPayment(cards), ...phone };
}

it('sets up a card over the bridge without passing card data (CARDS-021, D-CARDS-11)', async () => {
  const { payment, questions, hearers } = openWrapper(({ id }) => ({ wallet: 1, id, confirmation: { kind: 'done' } }));
  expect(await payment.setUpCard({ clientSecret: 'seti_1_secret_2', card: null })).toEqual({ kind: 'done' });
  expect(questions).toEqual([{ wallet: 1, id: 'q2', ask: 'setUpCard', clientSecret: 'seti_1_secret_2' }]);
  expect(hearers.size).toBe(0);
});

it('confirms a payment over the bridge with the saved card, or null for a new one (CARD-033)', async () => {
  const { payment, questions } = openWrapper(({ id }) => ({ wallet: 1, id, confirmation: { kind: 'failed', message: 'Declined' } }));
  const question = { clientSecret: 'pi_1_secret_2', paymentMethod: null };
  expect(await payment.confirmPayment(question)).toEqual({ kind: 'failed', message: 'Declined' });
  expect(questions).toEqual([{ wallet: 1, id: 'q2', ask: 'confirmPayment', ...question }]);
});
