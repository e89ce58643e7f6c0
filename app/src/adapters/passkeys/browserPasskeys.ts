import type { Passkeys } from './Passkeys.ts';

const IP_ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;
/** Its code, and the library with it, is fetched when a passkey is asked for. */
const load = async () => (await import('./webAuthn.ts')).webAuthn;

/** Passkeys of the browser. Drawn by the build, without any, a page is that of a browser that has them. */
export const browserPasskeys: Passkeys = {
  available: () => typeof document === 'undefined' || (typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)),
  create: async (options) => (await load()).create(options),
  get: async (options) => (await load()).get(options),
  isConditional: async () => (await load()).isConditional(),
  getConditional: async (options, signal) => (await load()).getConditional(options, signal),
  signalUnknown: async (passkey) => (await load()).signalUnknown(passkey),
  signalAccepted: async (left) => (await load()).signalAccepted(left),
};
