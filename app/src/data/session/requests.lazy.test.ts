import { hashPassword } from '@wallet/core/credentials/passwordHash';
import { expect, it } from 'vitest';
import type { BiometricResult, Biometrics, BiometricSecret } from '../../adapters/biometrics/Biometrics.ts';
import { browserPush } from '../../adapters/push/Push.ts';
import { readActivatedUsername, rememberActivation } from '../../session/biometry.ts';
import { deviceKeys, sessionKeys } from '../../storage/keys.ts';
import { openTestTab } from '../../testing/openTestApp.ts';
import { activateBiometrics, ACTIVATION_DELAY_MS, signInByBiometrics, signInByPassword } from './requests.lazy.ts';

const SECRET = { username: '+37060000001', password: 'Halden2026' };
const SIGNED_IN = {
  access_token: 'a',
  expires_in: 900,
  refresh_token: 'r',
  refresh_token_expiration: 1,
  user: { id: 1, username: SECRET.username, status: 'on_board', roles: [], address_status: 'success' },
};

function openTab({
  answer = { kind: 'done', value: SECRET },
  status = 200,
  body = SIGNED_IN,
}: { answer?: BiometricResult<BiometricSecret>; status?: number; body?: object } = {}) {
  const requests: string[] = [];
  const done: string[] = [];
  const tab = openTestTab(async (input) => {
    requests.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
    done.push('call');
    return Response.json(body, { status });
  });
  const biometrics: Biometrics = {
    readSupport: async () => ({ kind: 'face', isOn: true }),
    store: async () => {
      done.push('store');
      return answer.kind === 'done' ? { kind: 'done', value: null } : answer;
    },
    release: async () => answer,
    replace: async () => true,
    forget: async () => {
      done.push('forget');
    },
  };
  const monitoring = { report: (level: string, message: string) => done.push(`${level} ${message}`), measure: () => undefined };
  const services = { ...tab, biometrics, monitoring, push: browserPush, connect: () => tab.call };
  rememberActivation(tab.storage, SECRET.username, 0);
  return { ...tab, services, requests, done };
}

it('signs in with the released secret (BIO-012)', async () => {
  const { services, requests, session } = openTab();
  expect(await signInByBiometrics(services, SECRET.username)).toEqual({ kind: 'done' });
  expect(requests).toEqual(['/api/v1/sign_in']);
  expect(session.current()?.username).toBe(SECRET.username);
});

it('offers biometrics after a typed password, but not after a temporary one, a choice or a biometric sign-in (BIO-004, D-BIO-04)', async () => {
  const typed = openTab();
  await signInByPassword(typed.services, { ...SECRET, by: 'hand' });
  const temporary = openTab({ body: { ...SIGNED_IN, user: { ...SIGNED_IN.user, temporary_password: true } } });
  await signInByPassword(temporary.services, { ...SECRET, by: 'hand' });
  const chosen = openTab();
  chosen.storage.write(deviceKeys.biometryChoice, 'Later');
  await signInByPassword(chosen.services, { ...SECRET, by: 'hand' });
  const ofAnother = openTab();
  ofAnother.storage.write(deviceKeys.biometryChoice, 'Later');
  ofAnother.storage.write(deviceKeys.username, '+37060000009');
  await signInByPassword(ofAnother.services, { ...SECRET, by: 'hand' });
  const released = openTab();
  await signInByBiometrics(released.services, SECRET.username);
  const offers = [typed, temporary, chosen, ofAnother, released].map(({ storage }) => storage.read(sessionKeys.entryOffer));
  expect(offers).toEqual(['biometrics', 'temporaryPassword', null, 'biometrics', null]);
});

it(`resets the stored account without a call when the secret is another customer's (BIO-014, AUTH-020, ERR-021)`, async () => {
  const { services, requests, storage } = openTab();
  storage.write(deviceKeys.username, '+37060000009');
  expect(await signInByBiometrics(services, '+37060000009')).toEqual({ kind: 'usernamesDiffer' });
  expect(requests).toEqual([]);
  expect(storage.read(deviceKeys.username)).toBeNull();
});

it('does not treat cancelling as a failure (BIO-015)', async () => {
  const { services } = openTab({ answer: { kind: 'cancelled' } });
  expect(await signInByBiometrics(services, SECRET.username)).toEqual({ kind: 'nothing' });
});

it('only logs a missing secret and switches biometrics off (BIO-016)', async () => {
  const { services, done, storage } = openTab({ answer: { kind: 'missing' } });
  expect(await signInByBiometrics(services, SECRET.username)).toEqual({ kind: 'nothing' });
  expect(done).toEqual(['warning The secret of the biometric sign-in is missing or cannot be read']);
  expect(readActivatedUsername(storage)).toBeNull();
});

it('reports a lockout by the system (BIO-011)', async () => {
  const { services } = openTab({ answer: { kind: 'lockedOut' } });
  expect(await signInByBiometrics(services, SECRET.username)).toEqual({ kind: 'lockedOut' });
});

it('forgets a wrong stored password, because repeating it would lock the account (D-BIO-15)', async () => {
  const { services, storage, done } = openTab({ status: 401, body: { code: 101, message: 'Wrong login or password' } });
  await expect(signInByBiometrics(services, SECRET.username)).rejects.toThrow('Wrong login or password');
  expect(done).toContain('forget');
  expect(readActivatedUsername(storage)).toBeNull();
});

it('checks the password, calls the login and activates biometrics 500 ms later (BIO-008, LIM-043, SET-006)', async () => {
  const { services, storage, clock, done } = openTab();
  storage.write(sessionKeys.passwordHash, await hashPassword(SECRET.password));
  const activation = activateBiometrics(services, SECRET.username, SECRET.password);
  await expect.poll(() => done).toEqual(['call']);
  await clock.advance(ACTIVATION_DELAY_MS - 1);
  expect(done).toEqual(['call']);
  await clock.advance(1);
  expect(await activation).toEqual({ kind: 'done' });
  expect(done).toEqual(['call', 'store']);
});

it('refuses a password that does not match the hash without a call (D-BIO-08, SES-009)', async () => {
  const { services, storage, requests } = openTab();
  storage.write(sessionKeys.passwordHash, await hashPassword('Another2026'));
  expect(await activateBiometrics(services, SECRET.username, SECRET.password)).toEqual({ kind: 'wrongPassword' });
  expect(requests).toEqual([]);
});
