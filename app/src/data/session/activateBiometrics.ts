import { logIn } from '@wallet/contract/session';
import { passwordMatchesHash } from '@wallet/core/credentials/passwordHash';
import { createCall } from '../../api/createCall.ts';
import type { BiometricParts } from './BiometricParts.ts';
import { pushMembers } from './pushMembers.ts';
import { rememberActivation } from '../../session/biometry.ts';
import { sessionKeys } from '../../storage/keys.ts';

/** Between the login call and the system's prompt (LIM-043). */
export const ACTIVATION_DELAY_MS = 500;

export type Activation = { readonly kind: 'done' | 'wrongPassword' | 'cancelled' | 'failed' | 'lockedOut' };

/**
 * Switches biometric sign-in on: password check on this device, login call, then the system's prompt (BIO-007). A password that does not
 * match the hash is refused without a call; where no hash is stored the call alone decides (D-BIO-08).
 * @throws what the login call throws; nothing is stored then, and the session stays (D-BIO-10)
 */
export async function activateBiometrics(services: BiometricParts, username: string, password: string): Promise<Activation> {
  const { storage, clock, biometrics, connect } = services;
  const hash = storage.read(sessionKeys.passwordHash);
  if (hash !== null && !(await passwordMatchesHash(password, hash))) return { kind: 'wrongPassword' };
  await connect(createCall)(logIn, { body: { username, password, ...(await pushMembers(services)) } });
  await new Promise<void>((resolve) => clock.after(ACTIVATION_DELAY_MS, resolve));
  const answer = await biometrics.store({ username, password });
  if (answer.kind !== 'done') return { kind: answer.kind === 'missing' ? 'failed' : answer.kind };
  rememberActivation(storage, username, clock.now());
  return { kind: 'done' };
}
