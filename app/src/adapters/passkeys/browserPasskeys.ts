import { lazyPort } from '../lazyPort.ts';
import type { Passkeys } from './Passkeys.ts';

const IP_ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;
const sheet = lazyPort(async () => (await import('./getPasskey.ts')).getPasskey);

/** Not every browser has these methods, although their types are not optional. */
type Known = Partial<
  Pick<typeof PublicKeyCredential, 'isConditionalMediationAvailable' | 'signalUnknownCredential' | 'signalAllAcceptedCredentials'>
>;
const known = (): Known => PublicKeyCredential;

/** Ignores missing signals and errors. They only tidy the browser's own list. */
async function tell(signal: () => Promise<void> | undefined): Promise<void> {
  try {
    await signal();
  } catch {
    // ignored
  }
}

/** Passkeys of the browser. The library is loaded with the first request. Pages prerendered by the build assume a browser with passkeys. */
export const browserPasskeys: Passkeys = {
  available: () => typeof document === 'undefined' || (typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)),
  create: lazyPort(() => import('./createPasskey.ts')).createPasskey,
  get: sheet.get,
  isConditional: async () => (await known().isConditionalMediationAvailable?.()) === true,
  getConditional: sheet.getConditional,
  signalUnknown: (passkey) => tell(() => known().signalUnknownCredential?.(passkey)),
  signalAccepted: ({ allAcceptedCredentialIds, ...left }) =>
    tell(() => known().signalAllAcceptedCredentials?.({ ...left, allAcceptedCredentialIds: [...allAcceptedCredentialIds] })),
};
