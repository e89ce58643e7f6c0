import type { Biometrics } from './Biometrics.ts';
import { createSandboxBiometrics } from './createSandboxBiometrics.ts';
import { sandboxKeyStore } from './sandboxKeyStore.ts';

/** The stand-in of the sandbox, with a key store of its own on this device. */
export const sandboxBiometrics = (): Biometrics => createSandboxBiometrics(() => localStorage, sandboxKeyStore);
