import { closeAccount } from '@wallet/contract/account-closure';
import { useCall } from '../../providers/useCall.ts';

/** Closes the account for good (API-081, PROF-022); every session of the customer is over then. */
export function useCloseAccount(): (confirmation: { readonly uuid: string; readonly code: string }) => Promise<void> {
  const call = useCall();
  return async (body) => {
    await call(closeAccount, { body });
  };
}
