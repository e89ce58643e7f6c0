import { logIn, type SignIn, signIn as signInEndpoint, signUp as signUpEndpoint } from '@wallet/contract/access/session';
import { hashPassword, matchesPasswordHash } from '@wallet/core/credentials/passwordHash';
import { withBotCheck } from '../../api/withBotCheck.ts';
import { createCall } from '../../api/call.ts';
import { Refusal } from '../../api/errors.ts';
import type { Services } from '../../providers/Services.ts';
import { hasBiometryChoice, removeActivation, rememberActivation } from '../../session/biometry.ts';
import { forgetAccount } from '../../session/storedSession.ts';
import { toSession } from '../../session/toSession.ts';
import { deviceKeys, sessionKeys, visitKeys } from '../../storage/keys.ts';
import { pushMembers } from './pushMembers.ts';

export type BiometricParts = Pick<Services, 'biometrics' | 'storage' | 'monitoring' | 'session' | 'clock' | 'connect' | 'push'>;

export type PasswordLogin = {
  readonly username: string;
  readonly password: string;
  /** Typed, or released by the system's biometric check. */
  readonly by: 'hand' | 'biometrics';
};
export type CodeLogin = { readonly username: string; readonly code: string; readonly tenantUuid: string };

type SignInParts = Pick<Services, 'session' | 'storage' | 'connect' | 'push'>;

type SignInWay = PasswordLogin['by'] | 'code';

/**
 * Selects what is offered once after a login by password: to change a temporary one before anything else (D-PWD-17, D-BIO-04), else
 * biometrics, until there is a choice (BIO-004).
 */
function getEntryOffer({ user }: SignIn, by: SignInWay, hasChosen: boolean): 'temporaryPassword' | 'biometrics' | null {
  if (by === 'code') return null;
  if (user.temporary_password === true) return 'temporaryPassword';
  return by === 'hand' && !hasChosen ? 'biometrics' : null;
}

function startSession({ session, storage }: Pick<Services, 'session' | 'storage'>, answer: SignIn, by: SignInWay): void {
  const lastUsername = storage.read(deviceKeys.username);
  // Another customer's choice on this device does not apply to this one (D-BIO-06).
  if (lastUsername !== null && lastUsername !== answer.user.username) storage.remove(deviceKeys.biometryChoice);
  const offer = getEntryOffer(answer, by, hasBiometryChoice(storage));
  if (offer !== null) storage.write(sessionKeys.entryOffer, offer);
  session.dispatch({ name: 'signedIn', session: toSession(answer) });
}

/** Signs in with the password (AUTH-012). The app restarts as soon as the session has started. */
export async function signInByPassword(services: SignInParts, { username, password, by }: PasswordLogin): Promise<void> {
  const { storage, connect } = services;
  const answer = await connect(createCall)(signInEndpoint, { body: { username, password, ...(await pushMembers(services)) } });
  storage.write(sessionKeys.passwordHash, await hashPassword(password));
  startSession(services, answer, by);
}

/** Signs in with a one-time code in place of the password (D-AUTH-05). */
export async function signInByCode(services: Services, { username, code, tenantUuid }: CodeLogin): Promise<void> {
  const body = { username, password: code, tenant_uuid: tenantUuid, ...(await pushMembers(services)) };
  startSession(services, await services.connect(createCall)(logIn, { body }), 'code');
}

/** Registers with a valid code, which signs in (REG-020). A used invitation is removed (D-REG-20). The app restarts by itself (REG-013). */
export async function signUp(services: Services, { username, code, tenantUuid }: CodeLogin): Promise<void> {
  const { storage, session, connect } = services;
  const inviteCode = storage.read(visitKeys.inviteCode);
  const data = {
    username,
    code,
    tenant_uuid: tenantUuid,
    ...storage.read(visitKeys.campaign),
    ...(inviteCode === null ? {} : { invite_code: inviteCode }),
    ...(await pushMembers(services)),
  };
  const answer = await withBotCheck(services, 'sign_up', (token) => connect(createCall)(signUpEndpoint, { body: { token, data } }));
  storage.remove(visitKeys.inviteCode);
  storage.remove(visitKeys.sentCode);
  session.dispatch({ name: 'signedIn', session: toSession(answer) });
}

/**
 * Result of a biometric sign-in. `nothing`: cancelled, or no secret is stored. The password field is shown without a message (BIO-015,
 * BIO-016).
 */
export type BiometricSignInResult = { readonly kind: 'done' | 'nothing' | 'failed' | 'lockedOut' | 'usernamesDiffer' };

const WRONG_LOGIN = 101;

/**
 * Signs in with the secret released by the system (BIO-012).
 * @param username the customer of this device; another customer's secret resets the stored account (BIO-014)
 * @throws the errors of a login by password
 */
export async function signInByBiometrics(services: BiometricParts, username: string): Promise<BiometricSignInResult> {
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
      removeActivation(storage);
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
    // The password was changed elsewhere, and repeating it would lock the account (D-BIO-15). A failure without a network proves nothing,
    // so the secret is kept (D-BIO-17).
    if (error instanceof Refusal && error.body.code === WRONG_LOGIN) {
      removeActivation(storage);
      await biometrics.forget();
    }
    throw error;
  }
}

/** Pause between the login call and the system's prompt (LIM-043). */
export const ACTIVATION_DELAY_MS = 500;

export type ActivationResult = { readonly kind: 'done' | 'wrongPassword' | 'cancelled' | 'failed' | 'lockedOut' };

/**
 * Switches biometric sign-in on: checks the password on this device, calls the login, then opens the system's prompt (BIO-007). A password
 * that does not match the hash is refused without a call. Without a stored hash the call alone decides (D-BIO-08).
 * @throws the errors of the login call; nothing is stored then, and the session is kept (D-BIO-10)
 */
export async function activateBiometrics(services: BiometricParts, username: string, password: string): Promise<ActivationResult> {
  const { storage, clock, biometrics, connect } = services;
  const hash = storage.read(sessionKeys.passwordHash);
  if (hash !== null && !(await matchesPasswordHash(password, hash))) return { kind: 'wrongPassword' };
  await connect(createCall)(logIn, { body: { username, password, ...(await pushMembers(services)) } });
  await new Promise<void>((resolve) => clock.after(ACTIVATION_DELAY_MS, resolve));
  const answer = await biometrics.store({ username, password });
  if (answer.kind !== 'done') return { kind: answer.kind === 'missing' ? 'failed' : answer.kind };
  rememberActivation(storage, username, clock.now());
  return { kind: 'done' };
}
