import { useCallback } from 'react';
import { wait } from '../../adapters/clock/Clock.ts';
import { ApiError } from '../../api/errors.ts';
import { useReadCardTopUp } from '../../data/card-topups.ts';
import { useInvalidateMoney } from '../../data/moneyMoved.ts';
import { useServices } from '../../providers/Services.ts';
import { sessionKeys } from '../../storage/keys.ts';

/** A payment without a result can be resumed for this long. After that its order only appears in the transactions (THIRD-030). */
const MAX_HELD_MS = 30 * 60_000;

/** A payment in progress (D-CARD-17). */
export type HeldPayment = {
  readonly accountId: number;
  readonly cardId: number;
  readonly clientSecret: string;
  readonly paymentIntent: string;
  /** Start time in epoch milliseconds. */
  readonly begunAt: number;
};

/** Stores a payment between its creation and its result, and finds its order. */
export function usePaymentResult(accountId: number, cardId: number) {
  const { storage, clock, unattended } = useServices();
  const read = useReadCardTopUp();
  const moneyMoved = useInvalidateMoney();
  const key = sessionKeys.paymentProviderSecret;

  /** Returns the payment for this account and card that was started before the page loaded. */
  const pending = useCallback((): HeldPayment | null => {
    const payment = storage.read(key);
    if (payment === null || payment.accountId !== accountId || payment.cardId !== cardId) return null;
    if (clock.now() - payment.begunAt <= MAX_HELD_MS) return payment;
    storage.remove(key);
    return null;
  }, [storage, clock, key, accountId, cardId]);
  const hold = useCallback((payment: HeldPayment) => storage.write(key, payment), [storage, key]);
  const drop = useCallback(() => storage.remove(key), [storage, key]);
  /** Polls for the order of a payment. Null when none arrives. */
  const find = useCallback(
    async (payment: HeldPayment, signal: AbortSignal): Promise<string | null> => {
      const end = unattended.begin();
      const orderId = await pollPayment({
        request: () => read(payment.accountId, payment.paymentIntent, signal),
        pause: (ms) => wait(clock, ms, signal),
      }).finally(end);
      if (orderId !== null) {
        drop();
        void moneyMoved();
      }
      return orderId;
    },
    [read, drop, clock, moneyMoved, unattended],
  );
  return { pending, hold, drop, find };
}

/** Number of polls for the result of a payment, and the delay between them (CARD-026, RULE-007). */
export const TOP_UP_POLL_ATTEMPTS = 15;
export const TOP_UP_POLL_DELAY_MS = 2000;

type Poll = {
  /** A single request. Null while there is no order. */
  readonly request: () => Promise<string | null>;
  /** Rejects when the customer leaves the page. */
  readonly pause: (ms: number) => Promise<void>;
};

/**
 * Polls immediately and then every two seconds until there is an order. Returns its id, or null after the last attempt. An unreachable
 * provider counts as an attempt (D-CARD-12).
 * @throws Refusal the payment has failed or is unknown
 */
export async function pollPayment({ request, pause }: Poll): Promise<string | null> {
  for (let attempt = 0; attempt < TOP_UP_POLL_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(TOP_UP_POLL_DELAY_MS);
    try {
      const orderId = await request();
      if (orderId !== null) return orderId;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return null;
}
