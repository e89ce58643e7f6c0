import { expect, it } from 'vitest';
import { openTestWrapper } from '../../testing/openTestWrapper.ts';
import { createNativeBiometrics } from './createNativeBiometrics.ts';

const SECRET = { username: '+37060000001', password: 'Halden2026' };

function openWrapper(answer: (question: Readonly<Record<string, unknown>>) => unknown) {
  const { wrapper, ...phone } = openTestWrapper(answer);
  return { biometrics: createNativeBiometrics(wrapper), ...phone };
}

it('reads from the wrapper which biometrics the device has (BIO-001)', async () => {
  const { biometrics } = openWrapper(({ id }) => ({ wallet: 1, id, support: { kind: 'face', isOn: true } }));
  expect(await biometrics.readSupport()).toEqual({ kind: 'face', isOn: true });
});

it('returns the secret that the wrapper releases (BIO-012)', async () => {
  const { biometrics, questions } = openWrapper(({ id }) => ({ wallet: 1, id, outcome: 'done', secret: SECRET }));
  expect(await biometrics.release()).toEqual({ kind: 'done', value: SECRET });
  expect(questions).toEqual([{ wallet: 1, id: 'q2', ask: 'release' }]);
});

it.each(['cancelled', 'failed', 'lockedOut', 'missing'] as const)(
  `passes the system's outcome %s on (BIO-011, BIO-015, BIO-017)`,
  async (outcome) => {
    const { biometrics } = openWrapper(({ id }) => ({ wallet: 1, id, outcome }));
    expect(await biometrics.release()).toEqual({ kind: outcome });
  },
);

it('treats a malformed secret as missing (BIO-016)', async () => {
  const { biometrics } = openWrapper(({ id }) => ({ wallet: 1, id, outcome: 'done' }));
  expect(await biometrics.release()).toEqual({ kind: 'missing' });
});
