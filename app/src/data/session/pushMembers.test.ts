import { expect, it } from 'vitest';
import { browserPush } from '../../adapters/push/Push.ts';
import { pushMembers } from './pushMembers.ts';

it(`returns the wrapper's push identifier and consent, and neither in a browser (AUTH-012, D-AUTH-06)`, async () => {
  const push = { ...browserPush, read: async () => ({ id: 'device-1', consent: true }) };
  expect(await pushMembers({ push })).toEqual({ onesignal_id: 'device-1', onesignal_consent: true });
  expect(await pushMembers({ push: browserPush })).toEqual({});
});
