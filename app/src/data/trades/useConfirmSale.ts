import { confirmCryptoSale, confirmTokenSale } from '@wallet/contract/trades';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { useMoneyMoved } from '../useMoneyMoved.ts';

export type FinalSale = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  /** Of the prepared operation; also the key of the call: it sells once, whatever happens to the answer (D-LEG-21). */
  readonly uuid: string;
  /** What the device has signed and sealed. */
  readonly payload: string;
};

/** Sells what was prepared (API-043, API-044); answers the order's id (LEG-040). */
export function useConfirmSale(): UseMutationResult<{ readonly id: string }, Error, FinalSale> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return useMutation({
    mutationFn: ({ coinType, coinId: id, ...body }: FinalSale) =>
      call(coinType === 'crypto' ? confirmCryptoSale : confirmTokenSale, { params: { id }, body }, { idempotencyKey: body.uuid }),
    onSuccess: () => {
      void moneyMoved();
    },
  });
}
