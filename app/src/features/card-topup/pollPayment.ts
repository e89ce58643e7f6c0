import { ApiError } from '../../api/errors.ts';

/** How often the result of a payment is asked for, and how long after each other (CARD-026, RULE-007). */
export const TOP_UP_POLL_ATTEMPTS = 15;
export const TOP_UP_POLL_DELAY_MS = 2000;

type Poll = {
  /** Asks once; null while the order is awaited. */
  readonly ask: () => Promise<string | null>;
  /** Rejects when the page is left. */
  readonly wait: (ms: number) => Promise<void>;
};

/**
 * Asks until there is an order, at once and then every two seconds; answers its id, null when all attempts were in vain. A provider that
 * cannot be reached costs an attempt (D-CARD-12).
 * @throws Refusal the payment has failed, or is not known
 */
export async function pollPayment({ ask, wait }: Poll): Promise<string | null> {
  for (let attempt = 0; attempt < TOP_UP_POLL_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(TOP_UP_POLL_DELAY_MS);
    try {
      const orderId = await ask();
      if (orderId !== null) return orderId;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return null;
}
