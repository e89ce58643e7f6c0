import { buyCrypto, buyToken } from '@wallet/contract/trades';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { useMoneyMoved } from '../useMoneyMoved.ts';

export type CoinPurchase = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  /** The EUR account that pays. */
  readonly account: number;
  /** Decimal string, in EUR. */
  readonly amount: string;
  /** One for each purchase that the customer means (D-LEG-21). */
  readonly idempotencyKey: string;
};

/** Buys a coin or a stablecoin (API-039, API-040); answers the order's id (LEG-029). */
export function useBuyCoin(): UseMutationResult<{ readonly id: string }, Error, CoinPurchase> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return useMutation({
    mutationFn: ({ coinType, coinId: id, account, amount, idempotencyKey }: CoinPurchase) =>
      call(coinType === 'crypto' ? buyCrypto : buyToken, { params: { id }, body: { account, amount } }, { idempotencyKey }),
    onSuccess: () => {
      void moneyMoved();
    },
  });
}
