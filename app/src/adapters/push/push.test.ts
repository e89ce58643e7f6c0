import { expect, it } from 'vitest';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { openTestWrapper } from '../../testing/openTestWrapper.ts';
import { browserPush } from './Push.ts';
import { createNativePush } from './createNativePush.ts';
import { createSandboxPush } from './createSandboxPush.ts';

/** A wrapper that says one thing to each question. */
function open(answer: (question: Readonly<Record<string, unknown>>) => unknown) {
  const { wrapper, hearers } = openTestWrapper(answer);
  return { push: createNativePush(wrapper), hearers };
}

it('the wrapper says what the push service knows the device by, and the consent (AUTH-012)', async () => {
  const { push } = open(({ id, ask }) => ({ wallet: 1, id, push: ask === 'push' ? { id: 'device-7', consent: true } : null }));
  expect(await push.read()).toEqual({ id: 'device-7', consent: true });
});

it('a device that the service does not know yet has a consent alone (AUTH-012)', async () => {
  const { push } = open(({ id }) => ({ wallet: 1, id, push: { id: null, consent: false } }));
  expect(await push.read()).toEqual({ id: null, consent: false });
});

it('an answer to something else counts as none, and nobody listens on (AUTH-012)', async () => {
  const { push, hearers } = open(({ id }) => ({ wallet: 1, id, outcome: 'failed' }));
  expect(await push.read()).toBeNull();
  expect(hearers.size).toBe(0);
});

it('a browser has none (D-AUTH-06)', async () => {
  expect(await browserPush.read()).toBeNull();
});

it.each([
  ['granted', { id: 'sandbox-device', consent: true }],
  ['denied', { id: 'sandbox-device', consent: false }],
  [undefined, null],
])('the stand-in wished for %s answers %o', async (push, expected) => {
  const local = createMemoryArea();
  local.setItem('wallet:sandbox', JSON.stringify({ push }));
  expect(await createSandboxPush(() => local).read()).toEqual(expected);
});
