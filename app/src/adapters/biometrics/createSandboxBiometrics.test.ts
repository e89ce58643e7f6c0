import { expect, it } from 'vitest';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { createSandboxBiometrics, type KeyStore } from './createSandboxBiometrics.ts';

const SECRET = { username: '+37060000001', password: 'Halden2026' };

function openSandbox(settings: object) {
  const local = createMemoryArea();
  local.setItem('wallet:sandbox', JSON.stringify(settings));
  let kept: unknown;
  const keys: KeyStore = {
    read: async () => kept,
    write: async (secret) => {
      kept = secret;
    },
  };
  return { biometrics: createSandboxBiometrics(() => local, keys), local };
}

it('acts as a browser without biometrics by default (BIO-001, APP-005)', async () => {
  expect(await openSandbox({}).biometrics.readSupport()).toBeNull();
});

it('reports whether biometrics are switched on in the system (SET-003)', async () => {
  expect(await openSandbox({ biometrics: 'touch', biometricsSystem: 'off' }).biometrics.readSupport()).toEqual({
    kind: 'touch',
    isOn: false,
  });
});

it(`releases the stored secret and leaves no trace of it in the app's storage (BIO-012)`, async () => {
  const { biometrics, local } = openSandbox({ biometrics: 'face' });
  expect(await biometrics.store(SECRET)).toEqual({ kind: 'done', value: null });
  expect(await biometrics.release()).toEqual({ kind: 'done', value: SECRET });
  expect(JSON.stringify([...Array(local.length).keys()].map((index) => local.getItem(local.key(index) ?? '')))).not.toContain(
    SECRET.password,
  );
});

it.each([
  ['failure', 'failed'],
  ['cancel', 'cancelled'],
  ['lockout', 'lockedOut'],
])('responds to the setting %s with %s (BIO-015, BIO-017)', async (biometricsOutcome, kind) => {
  const { biometrics } = openSandbox({ biometrics: 'face', biometricsOutcome });
  expect(await biometrics.store(SECRET)).toEqual({ kind });
  expect(await biometrics.release()).toEqual({ kind });
});

it('reports a forgotten secret as missing (BIO-016)', async () => {
  const { biometrics } = openSandbox({ biometrics: 'face' });
  await biometrics.store(SECRET);
  await biometrics.forget();
  expect(await biometrics.release()).toEqual({ kind: 'missing' });
});
