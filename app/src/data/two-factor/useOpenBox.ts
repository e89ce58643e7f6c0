import { openTwoFactorBox } from '@wallet/contract/two-factor';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';

/** Exchanges an SMS code for the key of a prepared operation (API-051). The answer is not kept anywhere. */
export function useOpenBox(): UseMutationResult<{ readonly key: string }, Error, { readonly uuid: string; readonly pin: string }> {
  const call = useCall();
  return useMutation({
    mutationFn: (body: { readonly uuid: string; readonly pin: string }) => call(openTwoFactorBox, { body }),
    gcTime: 0,
  });
}
