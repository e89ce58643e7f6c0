import { buyFiat, sellFiat } from '@wallet/contract/operations/exchanges';
import { useMoneyCall } from './moneyMoved.ts';

export type FiatExchange = {
  /** The currency given. The other one is received. */
  readonly base: 'EUR' | 'USD';
  /** Decimal string, in `base`. */
  readonly value: string;
  readonly account: number;
  readonly target: number;
  /** The rate that was shown. The provider refuses the exchange at a worse one (D-FX-05). */
  readonly rate: string;
  /** One per intended exchange (D-FX-09). */
  readonly idempotencyKey: string;
};

/** Exchanges EUR for USD (API-037) or USD for EUR (API-038). Resolves with the order's id (FX-007). */
export function useExchangeFiat(): (input: FiatExchange) => Promise<{ readonly id: string }> {
  const call = useMoneyCall();
  return ({ base, idempotencyKey, ...members }) => {
    // If the session ends on this call, the exchange's own text is shown (FX-010, D-FX-11).
    const options = { idempotencyKey, endsAs: 'idle' } as const;
    return base === 'EUR'
      ? call(sellFiat, { body: { ...members, base: 'EUR', quote: 'USD' } }, options)
      : call(buyFiat, { body: { ...members, base: 'USD', quote: 'EUR' } }, options);
  };
}
