import { expect, it } from 'vitest';
import type { Biometrics } from '../../adapters/biometrics/Biometrics.ts';
import { browserBiometrics } from '../../adapters/biometrics/browserBiometrics.ts';
import { readActivatedUsername, rememberActivation } from '../../session/biometry.ts';
import { buildSession } from '../../testing/buildSession.ts';
import { openTestTab } from '../../testing/openTestApp.ts';
import { BIOMETRICS_WAIT_MS, changePassword } from './requests.lazy.ts';

const CHANGE = { oldPassword: 'Halden2026', newPassword: 'FjordHarbour7', repeated: 'FjordHarbour7' };

function openTab(biometrics: Biometrics = browserBiometrics) {
  const tab = openTestTab(async () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
  tab.session.dispatch({ name: 'signedIn', session: buildSession() });
  return { ...tab, change: () => changePassword({ ...tab, biometrics, connect: () => tab.call }, CHANGE) };
}

it('ends the session immediately without biometrics (PWD-014)', async () => {
  const { session, change } = openTab();
  await change();
  expect(session.current()).toBeNull();
});

it('replaces the secret and waits 1000 ms with biometrics on (PWD-018, BIO-020, SET-023)', async () => {
  const writes: string[] = [];
  const { session, storage, clock, change } = openTab({
    ...browserBiometrics,
    replace: async ({ password }) => {
      writes.push(password);
      return true;
    },
  });
  rememberActivation(storage, buildSession().username, 0);
  const changed = change();
  await expect.poll(() => writes).toEqual([CHANGE.newPassword]);
  await clock.advance(BIOMETRICS_WAIT_MS - 1);
  expect(session.current()).not.toBeNull();
  await clock.advance(1);
  await changed;
  expect(session.current()).toBeNull();
  expect(readActivatedUsername(storage)).not.toBeNull();
});

it('switches biometrics off if the secret cannot be replaced, then ends the session after the same second (D-PWD-12, LIM-042)', async () => {
  const { session, storage, clock, change } = openTab();
  rememberActivation(storage, buildSession().username, 0);
  const changed = change();
  await expect.poll(() => readActivatedUsername(storage)).toBeNull();
  await clock.advance(1000);
  await changed;
  expect(session.current()).toBeNull();
});
