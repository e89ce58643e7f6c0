import type { Biometrics } from './Biometrics.ts';

/** A browser outside the native wrapper: nothing is supported, nothing is stored. */
export const browserBiometrics: Biometrics = {
  readSupport: async () => null,
  store: async () => ({ kind: 'failed' }),
  release: async () => ({ kind: 'missing' }),
  replace: async () => false,
  forget: async () => undefined,
};
