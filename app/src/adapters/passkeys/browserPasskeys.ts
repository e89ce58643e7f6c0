import { createLazyPort } from '../createLazyPort.ts';
import type { Passkeys } from './Passkeys.ts';

const IP_ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;
const lazyGetPasskey = createLazyPort(async () => (await import('./getPasskey.ts')).getPasskey);

/** Not every browser has these methods, although their types are not optional. */
type OptionalMethods = Partial<
  Pick<typeof PublicKeyCredential, 'isConditionalMediationAvailable' | 'signalUnknownCredential' | 'signalAllAcceptedCredentials'>
>;
const getPasskeyMethods = (): OptionalMethods => PublicKeyCredential;

/** Ignores missing signals and errors. They only tidy the browser's own list. */
async function sendSignal(signal: () => Promise<void> | undefined): Promise<void> {
  try {
    await signal();
  } catch {
    // ignored
  }
}

/** Passkeys of the browser. The library is loaded with the first request. Pages prerendered by the build assume a browser with passkeys. */
export const browserPasskeys: Passkeys = {
  available: () => typeof document === 'undefined' || (typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)),
  create: createLazyPort(() => import('./createPasskey.ts')).createPasskey,
  get: lazyGetPasskey.get,
  isConditional: async () => (await getPasskeyMethods().isConditionalMediationAvailable?.()) === true,
  getConditional: lazyGetPasskey.getConditional,
  signalUnknown: (passkey) => sendSignal(() => getPasskeyMethods().signalUnknownCredential?.(passkey)),
  signalAccepted: ({ allAcceptedCredentialIds, ...left }) =>
    sendSignal(() =>
      getPasskeyMethods().signalAllAcceptedCredentials?.({ ...left, allAcceptedCredentialIds: [...allAcceptedCredentialIds] }),
    ),
};
