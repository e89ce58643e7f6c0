import { openTwoFactorBox } from '@wallet/contract/access/two-factor';
import { useCall } from '../providers/useCall.ts';

/** Exchanges an SMS code for the key of a prepared operation (API-051). The answer is not kept anywhere. */
export function useOpenBox(): (input: { readonly uuid: string; readonly pin: string }) => Promise<{ readonly key: string }> {
  const call = useCall();
  return (body) => call(openTwoFactorBox, { body });
}
