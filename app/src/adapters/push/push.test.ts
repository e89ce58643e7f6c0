import { expect, it } from 'vitest';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { openTestWrapper } from '../../testing/openTestWrapper.ts';
import { browserPush } from './Push.ts';
import { createNativePush } from './createNativePush.ts';
import { createSandboxPush } from './createSandboxPush.ts';

function openPush(answer: (question: Readonly<Record<string, unknown>>) => unknown) {
  const { wrapper, hearers } = openTestWrapper(answer);
  return { push: createNativePush(wrapper), hearers };
}

it(`reads the device's id and consent from the wrapper (AUTH-012)`, async () => {
  const { push } = openPush(({ id, ask }) => ({ wallet: 1, id, push: ask === 'push' ? { id: 'device-7', consent: true } : null }));
  expect(await push.read()).toEqual({ id: 'device-7', consent: true });
});

it('reads only the consent of a device that the service does not know yet (AUTH-012)', async () => {
  const { push } = openPush(({ id }) => ({ wallet: 1, id, push: { id: null, consent: false } }));
  expect(await push.read()).toEqual({ id: null, consent: false });
});

it('treats a response to another request as none and stops listening (AUTH-012)', async () => {
  const { push, hearers } = openPush(({ id }) => ({ wallet: 1, id, outcome: 'failed' }));
  expect(await push.read()).toBeNull();
  expect(hearers.size).toBe(0);
});

it('reads nothing in a browser (D-AUTH-06)', async () => {
  expect(await browserPush.read()).toBeNull();
});

it.each([
  ['granted', { id: 'sandbox-device', consent: true }],
  ['denied', { id: 'sandbox-device', consent: false }],
  [undefined, null],
])('responds in the stand-in to the setting %s with %o', async (push, expected) => {
  const local = createMemoryArea();
  local.setItem('wallet:sandbox', JSON.stringify({ push }));
  expect(await createSandboxPush(() => local).read()).toEqual(expected);
});
