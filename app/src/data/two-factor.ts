import type { ResponseOf, BodyOf } from '@wallet/contract/endpoint';
import { openTwoFactorBox, requestBoxPasskey } from '@wallet/contract/access/two-factor';
import { useCall } from '../providers/useCall.ts';

/** Exchanges an SMS code or a passkey's signature for the key of a prepared operation (API-051). The response is never stored. */
export function useOpenBox(): (input: BodyOf<typeof openTwoFactorBox>) => Promise<ResponseOf<typeof openTwoFactorBox>> {
  const call = useCall();
  return (body) => call(openTwoFactorBox, { body });
}

/** Requests the challenge that a passkey signs to open the box (API-113). */
export function useBoxPasskey(): (uuid: string) => Promise<ResponseOf<typeof requestBoxPasskey>> {
  const call = useCall();
  return (uuid) => call(requestBoxPasskey, { body: { uuid } });
}
