import { expect, it } from 'vitest';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { openTestWrapper } from '../../testing/openTestWrapper.ts';
import { createNativePush } from './createNativePush.ts';
import { createSandboxPush } from './createSandboxPush.ts';

it(`reads the device's id and consent from the wrapper (AUTH-012)`, async () => {
  const { wrapper } = openTestWrapper(({ id, ask }) => ({
    wallet: 1,
    id,
    push: ask === 'push' ? { id: 'device-7', consent: true } : null,
  }));
  expect(await createNativePush(wrapper).read()).toEqual({ id: 'device-7', consent: true });
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
