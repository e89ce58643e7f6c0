import { expect, it } from 'vitest';
import { openTestWrapper } from '../../testing/openTestWrapper.ts';
import { createNativeBiometrics } from './createNativeBiometrics.ts';

const SECRET = { username: '+37060000001', password: 'Halden2026' };

/** A wrapper that answers each question as a test says. */
function open(answer: (question: Readonly<Record<string, unknown>>) => unknown) {
  const { wrapper, ...phone } = openTestWrapper(answer);
  return { biometrics: createNativeBiometrics(wrapper), ...phone };
}

it('the wrapper says what the device has (BIO-001)', async () => {
  const { biometrics } = open(({ id }) => ({ wallet: 1, id, support: { kind: 'face', isOn: true } }));
  expect(await biometrics.readSupport()).toEqual({ kind: 'face', isOn: true });
});

it('a released secret is read (BIO-012)', async () => {
  const { biometrics, questions } = open(({ id }) => ({ wallet: 1, id, outcome: 'done', secret: SECRET }));
  expect(await biometrics.release()).toEqual({ kind: 'done', value: SECRET });
  expect(questions).toEqual([{ wallet: 1, id: 'q2', ask: 'release' }]);
});

it.each(['cancelled', 'failed', 'lockedOut', 'missing'] as const)('the system answers %s (BIO-011, BIO-015, BIO-017)', async (outcome) => {
  const { biometrics } = open(({ id }) => ({ wallet: 1, id, outcome }));
  expect(await biometrics.release()).toEqual({ kind: outcome });
});

it('a secret of another shape counts as missing (BIO-016)', async () => {
  const { biometrics } = open(({ id }) => ({ wallet: 1, id, outcome: 'done' }));
  expect(await biometrics.release()).toEqual({ kind: 'missing' });
});

it('answers to another question or of another version are ignored, and nobody listens on after the answer (DEP-031)', async () => {
  const { biometrics, questions, hearers } = open(({ id }) => ({ wallet: 1, id, outcome: 'done' }));
  const stored = biometrics.store(SECRET);
  await expect.poll(() => questions.length).toBe(1);
  for (const hear of hearers) {
    hear({ wallet: 1, id: 'another', outcome: 'failed' });
    hear({ wallet: 2, id: 'q2', outcome: 'failed' });
    hear('anything');
  }
  expect(await stored).toEqual({ kind: 'done', value: null });
  expect(hearers.size).toBe(0);
});
