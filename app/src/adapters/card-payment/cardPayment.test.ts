import { expect, it } from 'vitest';
import type { TypedCard } from './CardPayment.ts';
import { createCardPayment } from './createCardPayment.ts';
import { createSandboxStripe, type SheetAnswer } from './createSandboxStripe.ts';

const SECRET = 'pi_1_secret_2';
const VISA: TypedCard = { number: '4242 4242 4242 4242', expirationDate: '08/29', cvc: '123', holder: 'Alice Hale' };

function openSandboxPayment(answer: SheetAnswer) {
  const reports: string[] = [];
  const approved = new Set<string>();
  const stripe = createSandboxStripe({
    ask: async () => answer,
    report: async (intent, outcome, card) => {
      reports.push(`${intent} ${outcome} ${card?.number ?? '-'}`);
    },
    approved,
  });
  const payment = createCardPayment({ load: async () => stripe, cardOf: (typed: TypedCard | null) => typed, CardFields: null });
  return { payment, reports };
}

it.each([
  ['approve', { kind: 'done' }],
  ['decline', { kind: 'failed', message: 'Your card was declined.' }],
  ['cancel', { kind: 'cancelled' }],
] as const)(
  `maps the sheet's answer %s to its confirmation and reports it (CARD-021, CARD-022, D-CARD-20)`,
  async (answer, confirmation) => {
    const { payment, reports } = openSandboxPayment(answer);
    expect(await payment.confirmPayment({ clientSecret: SECRET, paymentMethod: 'pm_1' })).toEqual(confirmation);
    expect(reports).toEqual([`pi_1 ${answer} -`]);
  },
);

it('reads an approved payment as paid and any other as open (D-CARD-17)', async () => {
  const { payment } = openSandboxPayment('approve');
  expect(await payment.readPayment(SECRET)).toBe('open');
  await payment.confirmPayment({ clientSecret: SECRET, paymentMethod: 'pm_1' });
  expect(await payment.readPayment(SECRET)).toBe('paid');
});

it.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
  ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.'],
])('declines the published test card %s (D-CARDS-04)', async (number, message) => {
  const { payment, reports } = openSandboxPayment('approve');
  expect(await payment.setUpCard({ clientSecret: 'seti_1_secret_2', card: { ...VISA, number } })).toEqual({ kind: 'failed', message });
  expect(reports).toEqual(['seti_1 decline -']);
});

it('reports a new card to the provider and a cancelled set-up as cancelled (D-CARDS-04)', async () => {
  const { payment, reports } = openSandboxPayment('approve');
  expect(await payment.setUpCard({ clientSecret: 'seti_1_secret_2', card: VISA })).toEqual({ kind: 'done' });
  expect(reports).toEqual(['seti_1 approve 4242 4242 4242 4242']);
  expect(await openSandboxPayment('cancel').payment.setUpCard({ clientSecret: 'seti_1_secret_2', card: VISA })).toEqual({
    kind: 'cancelled',
  });
});

it('loads the script again after a failed load (D-CARD-24)', async () => {
  let tries = 0;
  const payment = createCardPayment({
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('blocked');
      return createSandboxStripe({ ask: async () => 'approve', report: async () => undefined, approved: new Set() });
    },
    cardOf: (typed: TypedCard | null) => typed,
    CardFields: null,
  });
  await expect(payment.prepare()).rejects.toThrow('blocked');
  await expect(payment.prepare()).resolves.toBeUndefined();
});

const createPaymentWithStatus = (paymentStatus: string, error?: { readonly code: string; readonly message: string }) =>
  createCardPayment({
    load: async () => ({
      confirmCardPayment: async () => (error === undefined ? { paymentIntent: { status: paymentStatus } } : { error }),
      confirmCardSetup: async () => (error === undefined ? { setupIntent: { status: paymentStatus } } : { error }),
      retrievePaymentIntent: async () => ({ paymentIntent: { status: paymentStatus } }),
    }),
    cardOf: () => 'a card',
    CardFields: null,
  });

it.each(['payment_intent_authentication_failure', 'setup_intent_authentication_failure'])(
  `shows the card provider's %s, whichever side ended the check (THIRD-026)`,
  async (code) => {
    const payment = createPaymentWithStatus('requires_payment_method', { code, message: 'Failed authentication' });
    const failure = { kind: 'failed', message: 'Failed authentication' };
    expect(await payment.confirmPayment({ clientSecret: SECRET, paymentMethod: 'pm_1' })).toEqual(failure);
    expect(await payment.setUpCard({ clientSecret: 'seti_1_secret_2', card: null })).toEqual(failure);
  },
);

it.each([
  ['succeeded', 'done'],
  ['processing', 'done'],
  ['requires_capture', 'done'],
  ['requires_action', 'failed'],
  ['canceled', 'failed'],
])('maps status %s without an error to %s (THIRD-028)', async (status, kind) => {
  const payment = createPaymentWithStatus(status);
  expect((await payment.confirmPayment({ clientSecret: SECRET, paymentMethod: 'pm_1' })).kind).toBe(kind);
});
