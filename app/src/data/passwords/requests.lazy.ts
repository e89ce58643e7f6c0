import { changePassword as changePasswordEndpoint, forgotPassword } from '@wallet/contract/access/passwords';
import { withBotCheck } from '../../api/withBotCheck.ts';
import { createCall } from '../../api/call.ts';
import { Refusal } from '../../api/errors.ts';
import type { Services } from '../../providers/Services.ts';
import { readActivatedUsername, removeActivation } from '../../session/biometry.ts';

/** With biometrics on, the stored secret is replaced. The customer can see this before the session ends (LIM-042). */
export const BIOMETRICS_WAIT_MS = 1000;

export type PasswordChange = { readonly oldPassword: string; readonly newPassword: string; readonly repeated: string };
type Parts = Pick<Services, 'session' | 'storage' | 'biometrics' | 'clock' | 'connect'>;

/** A stale secret would lock the customer out. It is replaced, or biometrics are switched off (D-PWD-12). */
async function renewSecret({ session, storage, biometrics, clock }: Omit<Parts, 'connect'>, password: string): Promise<void> {
  const username = session.current()?.username;
  if (username === undefined || readActivatedUsername(storage) !== username) return;
  if (!(await biometrics.replace({ username, password }))) removeActivation(storage);
  await new Promise<void>((resolve) => clock.after(BIOMETRICS_WAIT_MS, resolve));
}

/** Changes the password (PWD-014). The provider ends every session, so no log-out is sent for this one. */
export async function changePassword(parts: Parts, change: PasswordChange): Promise<void> {
  const { oldPassword, newPassword, repeated } = change;
  await parts.connect(createCall)(changePasswordEndpoint, {
    body: { old_password: oldPassword, new_password: { first: newPassword, second: repeated } },
  });
  await renewSecret(parts, newPassword);
  parts.session.dispatch({ name: 'ended', reason: 'passwordChanged' });
}

const PASSWORD_PENDING = 110;

/**
 * Requests a temporary password by SMS (PWD-021). Resolves with the seconds until another may be requested. A pending one is not a failure,
 * and its remaining seconds start the timer (D-PWD-13).
 */
export async function requestTemporaryPassword(services: Services, username: string, isResend: boolean): Promise<number> {
  const data = { username, ...(isResend ? { repeated_event: 'yes' as const } : {}) };
  try {
    const { expired } = await withBotCheck(services, 'forgot_password', (token) =>
      services.connect(createCall)(forgotPassword, { body: { token, data } }),
    );
    return expired;
  } catch (error) {
    if (error instanceof Refusal && error.body.code === PASSWORD_PENDING && error.body.expired !== undefined) return error.body.expired;
    throw error;
  }
}
