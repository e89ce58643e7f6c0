import { logInByPasskey, requestPasskeyLogin } from '@wallet/contract/access/passkeys';
import { createCall } from '../../api/call.ts';
import { Refusal } from '../../api/errors.ts';
import type { Services } from '../../providers/Services.ts';
import { forgetAccount } from '../../session/storedSession.ts';
import { toSession } from '../../session/toSession.ts';
import { deviceKeys } from '../../storage/keys.ts';
import { pushMembers } from './pushMembers.ts';

type PasskeyParts = Pick<Services, 'passkeys' | 'session' | 'storage' | 'connect' | 'push'>;

const PASSKEY_REFUSED = 119;

/**
 * Signs in with a passkey. Stores no password hash and does not offer biometrics (SCA-010).
 * @param offer uses a field's autofill list until aborted; if omitted, the browser's sheet opens
 * @returns false if cancelled or aborted, without any effect
 * @throws Refusal when the provider refuses the passkey or the customer; errors of an autofill request can be ignored
 */
export async function signInByPasskey(services: PasskeyParts, offer?: AbortSignal): Promise<boolean> {
  const { passkeys, session, storage, connect } = services;
  const call = connect(createCall);
  const { login, options } = await call(requestPasskeyLogin, { body: {} }, { signal: offer });
  const answer = offer === undefined ? await passkeys.get(options) : await passkeys.getConditional(options, offer);
  if (answer.kind !== 'done') return false;
  const assertion = answer.value;
  try {
    const signedIn = await call(logInByPasskey, { body: { login, assertion, ...(await pushMembers(services)) } });
    // A different account replaces the remembered one.
    if (storage.read(deviceKeys.username) !== signedIn.user.username) forgetAccount(storage);
    session.dispatch({ name: 'signedIn', session: toSession(signedIn) });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.body.code === PASSKEY_REFUSED)
      await passkeys.signalUnknown({ rpId: options.rpId, credentialId: assertion.id });
    throw error;
  }
}
