import { lazyPort } from '../lazyPort.ts';
import type { Passkeys } from './Passkeys.ts';

const IP_ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;
const sheet = lazyPort(async () => (await import('./getPasskey.ts')).getPasskey);

/** Not every browser has them, whatever the types say. */
type Known = Partial<
  Pick<typeof PublicKeyCredential, 'isConditionalMediationAvailable' | 'signalUnknownCredential' | 'signalAllAcceptedCredentials'>
>;
const known = (): Known => PublicKeyCredential;

/** A browser that cannot be told, or does not like what it hears, keeps what it has: it only tidies a list of its own. */
async function tell(signal: () => Promise<void> | undefined): Promise<void> {
  try {
    await signal();
  } catch {
    // as above
  }
}

/** Passkeys of the browser; the library is fetched when one is asked for. Drawn by the build, a page is that of a browser that has them. */
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
