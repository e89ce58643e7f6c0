import { expect, it } from 'vitest';
import { createBridge } from '../createBridge.ts';
import { createNativeBiometrics } from './createNativeBiometrics.ts';

const SECRET = { username: '+37060000001', password: 'Halden2026' };

/** A wrapper that answers each question as a test says. */
function open(answer: (question: Record<string, unknown>) => unknown) {
  const hearers = new Set<(said: unknown) => void>();
  const asked: Record<string, unknown>[] = [];
  let count = 0;
  const ask = createBridge({
    bridge: {
      send: (text) => {
        const question: Record<string, unknown> = JSON.parse(text);
        asked.push(question);
        const said = answer(question);
        queueMicrotask(() => [...hearers].forEach((hear) => hear(said)));
      },
    },
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    newId: () => `q${(count += 1)}`,
  });
  return { biometrics: createNativeBiometrics(ask), asked, hearers };
}

it('the wrapper says what the device has (BIO-001)', async () => {
  const { biometrics } = open(({ id }) => ({ wallet: 1, id, support: { kind: 'face', isOn: true } }));
  expect(await biometrics.readSupport()).toEqual({ kind: 'face', isOn: true });
});

it('a released secret is read (BIO-012)', async () => {
  const { biometrics, asked } = open(({ id }) => ({ wallet: 1, id, outcome: 'done', secret: SECRET }));
  expect(await biometrics.release()).toEqual({ kind: 'done', value: SECRET });
  expect(asked).toEqual([{ wallet: 1, id: 'q1', ask: 'release' }]);
});

it.each(['cancelled', 'failed', 'lockedOut', 'missing'] as const)('the system answers %s (BIO-011, BIO-015, BIO-017)', async (outcome) => {
  const { biometrics } = open(({ id }) => ({ wallet: 1, id, outcome }));
  expect(await biometrics.release()).toEqual({ kind: outcome });
});

it('a secret of another shape counts as missing (BIO-016)', async () => {
  const { biometrics } = open(({ id }) => ({ wallet: 1, id, outcome: 'done' }));
  expect(await biometrics.release()).toEqual({ kind: 'missing' });
});

it('answers of another question, version or shape are ignored, and nobody listens on after the answer', async () => {
  const { biometrics, hearers } = open(({ id }) => ({ wallet: 1, id, outcome: 'done' }));
  const stored = biometrics.store(SECRET);
  for (const hear of hearers) {
    hear({ wallet: 1, id: 'another', outcome: 'failed' });
    hear({ wallet: 2, id: 'q1', outcome: 'failed' });
    hear('anything');
  }
  expect(await stored).toEqual({ kind: 'done', value: null });
  expect(hearers.size).toBe(0);
});
