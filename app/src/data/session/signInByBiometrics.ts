import type { BiometricParts } from './BiometricParts.ts';
import { forgetActivation } from '../../session/biometry.ts';
import { forgetAccount } from '../../session/storedSession.ts';
import { signInByPassword } from './signIn.ts';
import { Refusal } from '../../api/errors.ts';

/** What a biometric sign-in came to. `nothing`: cancelled, or there is no secret: the password field is there, no message (BIO-015, BIO-016). */
export type BiometricSignIn = { readonly kind: 'done' | 'nothing' | 'failed' | 'lockedOut' | 'usernamesDiffer' };

const WRONG_LOGIN = 101;

/**
 * Signs in with the secret that the system releases (BIO-012).
 * @param username the customer of this device: another one's secret resets the stored account (BIO-014)
 * @throws what a login by password throws
 */
export async function signInByBiometrics(services: BiometricParts, username: string): Promise<BiometricSignIn> {
  const { biometrics, storage, monitoring } = services;
  const answer = await biometrics.release();
  switch (answer.kind) {
    case 'cancelled':
      return { kind: 'nothing' };
    case 'failed':
    case 'lockedOut':
      return { kind: answer.kind };
    case 'missing':
      monitoring.report('warning', 'The secret of the biometric sign-in is missing or cannot be read');
      forgetActivation(storage);
      return { kind: 'nothing' };
    case 'done':
      break;
  }
  const secret = answer.value;
  if (secret.username !== username) {
    forgetAccount(storage);
    return { kind: 'usernamesDiffer' };
  }
  try {
    await signInByPassword(services, { ...secret, by: 'biometrics' });
    return { kind: 'done' };
  } catch (error) {
    // Changed elsewhere: repeating it would lock the account (D-BIO-15). Offline proves nothing, the secret stays (D-BIO-17).
    if (error instanceof Refusal && error.body.code === WRONG_LOGIN) {
      forgetActivation(storage);
      await biometrics.forget();
    }
    throw error;
  }
}
