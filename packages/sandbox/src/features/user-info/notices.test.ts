import { userInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const readNotices = async (token: string) => z.parse(userInfo, (await provider.request('GET', '/info/full', { token })).json).notices;

it('tells the demo customer of a report, a friend and the address, newest first (MKT-025, MKT-026)', async () => {
  const { json } = await provider.request('POST', '/sign_in', { body: { username: '+37060000001', password: 'Halden2026' } });
  const { access_token: token } = z.parse(z.object({ access_token: z.string() }), json);
  expect((await readNotices(token))?.map(({ kind, name }) => [kind, name])).toEqual([
    ['report_ready', null],
    ['friend_joined', '+491***08'],
    ['address_approved', null],
  ]);
});

it('tells of a card once it was added, and of nothing older than 90 days (MKT-025)', async () => {
  const { token, id } = await createSession(provider, 'verified');
  expect((await readNotices(token))?.map(({ kind }) => kind)).toEqual(['address_approved']);
  await provider.services.database
    .updateTable('card')
    .set({ created_at: provider.services.clock.now() })
    .where('customer_id', '=', id)
    .where('name', '=', 'Visa 4242')
    .execute();
  expect((await readNotices(token))?.map(({ kind, name }) => [kind, name])).toEqual([
    ['card_added', 'Visa 4242'],
    ['address_approved', null],
  ]);
});
