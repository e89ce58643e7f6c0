import { expect, it } from 'vitest';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const request = (token: string) => provider.request('POST', '/securities/request/sign', { token });

it('changes none to requested, and user info shows it (SET-014, SET-015, USR-015)', async () => {
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
