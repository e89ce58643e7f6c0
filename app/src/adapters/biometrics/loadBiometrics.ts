import type { Biometrics } from './Biometrics.ts';

/** Biometrics whose code is loaded when they are first asked: most pages never do. */
export function loadBiometrics(load: () => Promise<Biometrics>): Biometrics {
  let loading: Promise<Biometrics> | null = null;
  const loaded = async (): Promise<Biometrics> => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    readSupport: async () => (await loaded()).readSupport(),
    store: async (secret) => (await loaded()).store(secret),
    release: async () => (await loaded()).release(),
    replace: async (secret) => (await loaded()).replace(secret),
    forget: async () => (await loaded()).forget(),
  };
}
