import type { Biometrics } from './Biometrics.ts';

/** The port in a browser outside the native wrapper. It supports and stores nothing. */
export const browserBiometrics: Biometrics = {
  readSupport: async () => null,
  store: async () => ({ kind: 'failed' }),
  release: async () => ({ kind: 'missing' }),
  replace: async () => false,
  forget: async () => undefined,
};
