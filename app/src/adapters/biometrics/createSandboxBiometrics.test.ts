import { expect, it } from 'vitest';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { createSandboxBiometrics, type KeyStore } from './createSandboxBiometrics.ts';

const SECRET = { username: '+37060000001', password: 'Halden2026' };

function open(wishes: object) {
  const local = createMemoryArea();
  local.setItem('wallet:sandbox', JSON.stringify(wishes));
  let kept: unknown;
  const keys: KeyStore = {
    read: async () => kept,
    write: async (secret) => {
      kept = secret;
    },
  };
  return { biometrics: createSandboxBiometrics(() => local, keys), local };
}

it('without a wish it is a browser (BIO-001, APP-005)', async () => {
  expect(await open({}).biometrics.readSupport()).toBeNull();
});

it('tells whether biometrics are on in the system (SET-003)', async () => {
  expect(await open({ biometrics: 'touch', biometricsSystem: 'off' }).biometrics.readSupport()).toEqual({ kind: 'touch', isOn: false });
});

it('what was stored is released, and nothing of it is in the storage of the app (BIO-012)', async () => {
  const { biometrics, local } = open({ biometrics: 'face' });
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
])('wished for %s it answers %s (BIO-015, BIO-017)', async (biometricsOutcome, kind) => {
  const { biometrics } = open({ biometrics: 'face', biometricsOutcome });
  expect(await biometrics.store(SECRET)).toEqual({ kind });
  expect(await biometrics.release()).toEqual({ kind });
});

it('forgotten is missing (BIO-016)', async () => {
  const { biometrics } = open({ biometrics: 'face' });
  await biometrics.store(SECRET);
  await biometrics.forget();
  expect(await biometrics.release()).toEqual({ kind: 'missing' });
});
