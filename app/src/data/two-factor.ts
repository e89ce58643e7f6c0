import type { AnswerOf, BodyOf } from '@wallet/contract/endpoint';
import { openTwoFactorBox, requestBoxPasskey } from '@wallet/contract/access/two-factor';
import { useCall } from '../providers/useCall.ts';

/** Exchanges an SMS code, or what a passkey has signed, for the key of a prepared operation (API-051). The answer is not kept anywhere. */
export function useOpenBox(): (input: BodyOf<typeof openTwoFactorBox>) => Promise<AnswerOf<typeof openTwoFactorBox>> {
  const call = useCall();
  return (body) => call(openTwoFactorBox, { body });
}

/** What a passkey signs to open it (API-113). */
export function useBoxPasskey(): (uuid: string) => Promise<AnswerOf<typeof requestBoxPasskey>> {
  const call = useCall();
  return (uuid) => call(requestBoxPasskey, { body: { uuid } });
}
