import { expect, it } from 'vitest';
import { createBridge } from '../createBridge.ts';
import { createBridgeCards } from './createBridgeCards.ts';
import { createNativeCardPayment } from './createNativeCardPayment.ts';

/** A wrapper that answers each question as a test says. */
function open(answer: (question: Record<string, unknown>) => unknown) {
  const hearers = new Set<(said: unknown) => void>();
  const asked: unknown[] = [];
  const ask = createBridge({
    bridge: {
      version: '2025.08.13',
      send: (text) => {
        const question: Record<string, unknown> = JSON.parse(text);
        asked.push(question);
        queueMicrotask(() => [...hearers].forEach((hear) => hear(answer(question))));
      },
    },
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    newId: () => 'q1',
  });
  return { payment: createNativeCardPayment(createBridgeCards(ask)), asked, hearers };
}

it('a card is set up by the bridge, without what was typed (CARDS-021, D-CARDS-11)', async () => {
  const { payment, asked, hearers } = open(({ id }) => ({ wallet: 1, id, confirmation: { kind: 'done' } }));
  expect(await payment.setUpCard({ clientSecret: 'seti_1_secret_2', card: null })).toEqual({ kind: 'done' });
  expect(asked).toEqual([{ wallet: 1, id: 'q1', ask: 'setUpCard', clientSecret: 'seti_1_secret_2' }]);
  expect(hearers.size).toBe(0);
});

it('a payment is confirmed by the bridge, with the saved card or null for a new one (CARD-033)', async () => {
  const { payment, asked } = open(({ id }) => ({ wallet: 1, id, confirmation: { kind: 'failed', message: 'Declined' } }));
  const question = { clientSecret: 'pi_1_secret_2', paymentMethod: null };
  expect(await payment.confirmPayment(question)).toEqual({ kind: 'failed', message: 'Declined' });
  expect(asked).toEqual([{ wallet: 1, id: 'q1', ask: 'confirmPayment', ...question }]);
});

it('an answer without a confirmation has failed; one to another question, or of another form, is not heard', async () => {
  const { payment, hearers } = open(() => ({ wallet: 1, id: 'another', confirmation: { kind: 'done' } }));
  const answer = payment.setUpCard({ clientSecret: 's', card: null });
  await Promise.resolve();
  for (const hear of hearers) hear({ wallet: 2, id: 'q1', confirmation: { kind: 'done' } });
  for (const hear of hearers) hear({ wallet: 1, id: 'q1' });
  expect(await answer).toEqual({ kind: 'failed', message: '' });
});
