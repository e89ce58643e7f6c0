import { expect, it } from 'vitest';
import type { PasskeyResult, Passkeys } from '../../adapters/passkeys/Passkeys.ts';
import type { PasskeyAssertion } from '@wallet/contract/access/passkeys';
import { browserPush } from '../../adapters/push/Push.ts';
import { deviceKeys, sessionKeys } from '../../storage/keys.ts';
import { openTestTab } from '../../testing/openTestApp.ts';
import { signInByPasskey } from './passkeyLogin.ts';

const ASSERTION: PasskeyAssertion = {
  id: 'Y3JlZA',
  rawId: 'Y3JlZA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
};
const OPTIONS = { challenge: 'AA', rpId: 'localhost', timeout: 300_000, userVerification: 'required', allowCredentials: [] };
const SIGNED_IN = {
  access_token: 'a',
  expires_in: 900,
  refresh_token: 'r',
  refresh_token_expiration: 1,
  user: { id: 1, username: '+37060000001', status: 'on_board', roles: [], address_status: 'success' },
};

function openTab({
  answer = { kind: 'done', value: ASSERTION },
  status = 200,
  body = SIGNED_IN,
}: { answer?: PasskeyResult<PasskeyAssertion>; status?: number; body?: object } = {}) {
  const requests: string[] = [];
  const reports: object[] = [];
  const tab = openTestTab(async (input) => {
    const path = new URL(input instanceof Request ? input.url : String(input)).pathname.replace('/api/v1', '');
    requests.push(path);
    const isBegun = path === '/passkeys/login/options';
    return isBegun ? Response.json({ login: 'sealed', options: OPTIONS }) : Response.json(body, { status });
  });
  const passkeys: Passkeys = {
    available: () => true,
    create: async () => ({ kind: 'cancelled' }),
    get: async () => answer,
    isConditional: async () => true,
    getConditional: async () => answer,
    signalUnknown: async (passkey) => {
      reports.push(passkey);
    },
    signalAccepted: async () => undefined,
  };
  return { ...tab, services: { ...tab, passkeys, push: browserPush, connect: () => tab.call }, requests, reports };
}

it('starts a session without storing a password hash or offering biometrics (SCA-010)', async () => {
  const { services, session, storage, requests } = openTab();
  expect(await signInByPasskey(services)).toBe(true);
  expect(requests).toEqual(['/passkeys/login/options', '/passkeys/login']);
  expect(session.current()?.username).toBe('+37060000001');
  expect([storage.read(sessionKeys.passwordHash), storage.read(sessionKeys.entryOffer)]).toEqual([null, null]);
});

it('replaces another remembered account and its name (SCA-010)', async () => {
  const { services, storage } = openTab();
  storage.write(deviceKeys.username, '+37060000009');
  storage.write(deviceKeys.givenName, 'Somebody');
  await signInByPasskey(services);
  expect([storage.read(deviceKeys.username), storage.read(deviceKeys.givenName)]).toEqual(['+37060000001', null]);
});

it('sends nothing after a cancelled sheet (SCA-011)', async () => {
  const { services, requests } = openTab({ answer: { kind: 'cancelled' } });
  expect(await signInByPasskey(services)).toBe(false);
  expect(requests).toEqual(['/passkeys/login/options']);
});

it('signals a passkey unknown to the provider to the browser, and no other refusal (SCA-011)', async () => {
  const unknown = openTab({ status: 401, body: { code: 119, message: 'This passkey cannot be used' } });
  await expect(signInByPasskey(unknown.services)).rejects.toThrow('This passkey cannot be used');
  expect(unknown.reports).toEqual([{ rpId: 'localhost', credentialId: ASSERTION.id }]);
  const disabled = openTab({ status: 403, body: { code: 104, message: 'This account is disabled' } });
  await expect(signInByPasskey(disabled.services)).rejects.toThrow('This account is disabled');
  expect(disabled.reports).toEqual([]);
});
