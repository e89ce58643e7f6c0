import * as z from 'zod/mini';
import type { CardConfirmation, CardPayment } from './CardPayment.ts';

const confirmation = z.union([
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

/** The wrapper's side: opens its own sheet and answers what came of it. Texts travel, so its answer is read like any foreign input. */
export type NativeCardBridge = {
  readonly confirmPayment: (asked: { readonly clientSecret: string; readonly paymentMethod: string | null }) => Promise<unknown>;
  readonly setUpCard: (asked: { readonly clientSecret: string }) => Promise<unknown>;
};

function readConfirmation(answer: unknown): CardConfirmation {
  const read = confirmation.safeParse(answer);
  return read.success ? read.data : { kind: 'failed', message: '' };
}

/** The native card flow, from version 2025.08.13 of the wrapper on (CARDS-021, CARD-033, D-CARDS-11). */
export function createNativeCardPayment(bridge: NativeCardBridge): CardPayment {
  return {
    CardElement: null,
    hasOwnSheet: true,
    prepare: async () => undefined,
    confirmPayment: async (asked) => readConfirmation(await bridge.confirmPayment(asked)),
    setUpCard: async ({ clientSecret }) => readConfirmation(await bridge.setUpCard({ clientSecret })),
    // The wrapper does not tell; polling does.
    readPayment: async () => 'open',
  };
}
