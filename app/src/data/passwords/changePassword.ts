import { changePassword as changePasswordEndpoint } from '@wallet/contract/passwords';
import type { Call } from '../../api/Call.ts';
import type { Services } from '../../providers/Services.ts';
import { activatedFor, forgetActivation } from '../../session/biometry.ts';

/** With biometrics on, the stored secret is replaced and the customer can see it before the session ends (LIM-042). */
export const BIOMETRICS_WAIT_MS = 1000;

export type PasswordChange = { readonly oldPassword: string; readonly newPassword: string; readonly repeated: string };
type Parts = Pick<Services, 'session' | 'storage' | 'biometrics' | 'clock'>;

/** A stale secret would lock the finger out: it is replaced, or biometrics are off (D-PWD-12). */
async function renewSecret({ session, storage, biometrics, clock }: Parts, password: string): Promise<void> {
  const username = session.current()?.username;
  if (username === undefined || activatedFor(storage) !== username) return;
  if (!(await biometrics.replace({ username, password }))) forgetActivation(storage);
  await new Promise<void>((resolve) => clock.after(BIOMETRICS_WAIT_MS, resolve));
}

/** Changes the password (PWD-014). The provider ends every session, so this one is over too: nobody needs to be told of a log-out. */
export async function changePassword(parts: Parts, call: Call, change: PasswordChange): Promise<void> {
  const { oldPassword, newPassword, repeated } = change;
  await call(changePasswordEndpoint, { body: { old_password: oldPassword, new_password: { first: newPassword, second: repeated } } });
  await renewSecret(parts, newPassword);
  parts.session.dispatch({ name: 'ended', reason: 'passwordChanged' });
}
