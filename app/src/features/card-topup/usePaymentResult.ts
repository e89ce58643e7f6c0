import { useCallback } from 'react';
import { wait } from '../../adapters/clock/Clock.ts';
import { useReadCardTopUp } from '../../data/card-topups/useReadCardTopUp.ts';
import { useMoneyMoved } from '../../data/useMoneyMoved.ts';
import { useServices } from '../../providers/Services.ts';
import { sessionKeys } from '../../storage/keys.ts';
import { pollPayment } from './pollPayment.ts';

/** A payment that is under way (D-CARD-17). */
export type HeldPayment = {
  readonly accountId: number;
  readonly cardId: number;
  readonly clientSecret: string;
  readonly paymentIntent: string;
};

export type PaymentResult = {
  /** The payment of this account and card that was begun before the page was loaded. */
  readonly held: () => HeldPayment | null;
  readonly hold: (payment: HeldPayment) => void;
  readonly drop: () => void;
  /** Asks for the order of a payment until it is there; null when it did not come. */
  readonly find: (payment: HeldPayment, signal: AbortSignal) => Promise<string | null>;
};

/** What remains of a payment between its creation and its result: where it is kept, and how its order is found. */
export function usePaymentResult(accountId: number, cardId: number): PaymentResult {
  const { storage, clock, unattended } = useServices();
  const read = useReadCardTopUp();
  const moneyMoved = useMoneyMoved();
  const key = sessionKeys.paymentProviderSecret;

  const held = useCallback((): HeldPayment | null => {
    const payment = storage.read(key);
    return payment?.accountId === accountId && payment.cardId === cardId ? payment : null;
  }, [storage, key, accountId, cardId]);
  const hold = useCallback((payment: HeldPayment) => storage.write(key, payment), [storage, key]);
  const drop = useCallback(() => storage.remove(key), [storage, key]);
  const find = useCallback(
    async (payment: HeldPayment, signal: AbortSignal): Promise<string | null> => {
      const end = unattended.begin();
      const orderId = await pollPayment({
        ask: () => read(payment.accountId, payment.paymentIntent, signal),
        wait: (ms) => wait(clock, ms, signal),
      }).finally(end);
      if (orderId !== null) {
        drop();
        void moneyMoved();
      }
      return orderId;
    },
    [read, drop, clock, moneyMoved, unattended],
  );
  return { held, hold, drop, find };
}
