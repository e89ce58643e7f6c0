import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSession } from '../../testing/customers.ts';
import { openProvider, type TestProvider } from '../../testing/openProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

const request = (token?: string) => provider.request('POST', '/securities/request/sign', { token });

it('changes none to requested, and user info shows it (API-083, SET-014, SET-015)', async () => {
  const { token } = await createSession(provider, 'empty');
  expect(await request(token)).toMatchObject({ status: 200, json: { sign_on_securities: 'requested' } });
  expect(await request(token)).toMatchObject({ status: 200, json: { sign_on_securities: 'requested' } });
  const info = await provider.request('GET', '/info/full', { token });
  expect(info.json).toMatchObject({ serviceProviders: expect.arrayContaining([{ serviceProvider: 'securities', status: 'requested' }]) });
});

it.each(['rejected', 'signed'] as const)('leaves %s unchanged (API-083, RULE-028)', async (status) => {
  const { token, id } = await createSession(provider, 'empty');
  const service_providers = JSON.stringify([{ serviceProvider: 'securities', status }]);
  await provider.database.updateTable('customer').set({ service_providers }).where('id', '=', id).execute();
  expect(await request(token)).toMatchObject({ status: 200, json: { sign_on_securities: status } });
});

it('refuses customers who are not on board, and visitors (API-083)', async () => {
  const { token } = await createSession(provider, 'kyc_completed');
  expect(await request(token)).toMatchObject({ status: 403, json: { code: 403_001 } });
  expect(await request()).toMatchObject({ status: 401, json: { code: 401_002 } });
});
