import { readCardTopUp } from '@wallet/contract/card-topups';
import { useCallback } from 'react';
import { useCall } from '../../providers/useCall.ts';

/** Asks once for the order of a payment (API-034); null while it is awaited. */
export function useReadCardTopUp(): (accountId: number, paymentIntent: string, signal: AbortSignal) => Promise<string | null> {
  const call = useCall();
  return useCallback(
    async (accountId, paymentIntent, signal) => {
      const order = await call(readCardTopUp, { params: { id: accountId, orderId: paymentIntent } }, { signal });
      return order === undefined ? null : order.id;
    },
    [call],
  );
}
