import { expect, it } from 'vitest';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { createSandboxPush } from './createSandboxPush.ts';

it.each([
  ['granted', { id: 'sandbox-device', consent: true }],
  ['denied', { id: 'sandbox-device', consent: false }],
  [undefined, null],
])('responds in the stand-in to the setting %s with %o', async (push, expected) => {
  const local = createMemoryArea();
  local.setItem('wallet:sandbox', JSON.stringify({ push }));
  expect(await createSandboxPush(() => local).read()).toEqual(expected);
});
