import { logIn, signIn as signInEndpoint, type SignIn } from '@wallet/contract/session';
import { hashPassword } from '@wallet/core/credentials/passwordHash';
import { createCall } from '../../api/createCall.ts';
import type { Services } from '../../providers/Services.ts';
import { toSession } from '../../session/toSession.ts';
import { deviceKeys, sessionKeys } from '../../storage/keys.ts';
import { pushMembers } from './pushMembers.ts';

export type PasswordLogin = {
  readonly username: string;
  readonly password: string;
  /** Typed, or released by the system's biometric check. */
  readonly by: 'hand' | 'biometrics';
};
export type CodeLogin = { readonly username: string; readonly code: string; readonly tenantUuid: string };

type SignInParts = Pick<Services, 'session' | 'storage' | 'connect' | 'push'>;

function begin({ session, storage }: Pick<Services, 'session' | 'storage'>, answer: SignIn): void {
  const known = storage.read(deviceKeys.username);
  // What another customer has chosen on this device is no answer of this one's (D-BIO-06).
  if (known !== null && known !== answer.user.username) storage.remove(deviceKeys.biometryChoice);
  session.dispatch({ name: 'signedIn', session: toSession(answer) });
}

/** What the accounts open with, once, after a login by password: a temporary one is to be changed before anything else (D-PWD-17, D-BIO-04). */
function entryOffer({ user }: SignIn, by: PasswordLogin['by']): 'temporaryPassword' | 'biometrics' | null {
  if (user.temporary_password === true) return 'temporaryPassword';
  return by === 'hand' ? 'biometrics' : null;
}

/** Signs in with the password (AUTH-012). The app restarts as soon as the session has begun. */
export async function signInByPassword(services: SignInParts, { username, password, by }: PasswordLogin): Promise<void> {
  const { storage, connect } = services;
  const answer = await connect(createCall)(signInEndpoint, { body: { username, password, ...(await pushMembers(services)) } });
  storage.write(sessionKeys.passwordHash, await hashPassword(password));
  const offer = entryOffer(answer, by);
  if (offer !== null) storage.write(sessionKeys.entryOffer, offer);
  begin(services, answer);
}

/** Signs in with a one-time code, which stands in for the password (D-AUTH-05). */
export async function signInByCode(services: Services, { username, code, tenantUuid }: CodeLogin): Promise<void> {
  const body = { username, password: code, tenant_uuid: tenantUuid, ...(await pushMembers(services)) };
  begin(services, await services.connect(createCall)(logIn, { body }));
}
