import { expect, it } from 'vitest';
import { trustedRecipient } from '@wallet/contract/payee/recipients';
import * as z from 'zod/mini';
import type { Holder } from '../../testing/bankTransfers.ts';
import { createBrakeHelpers, ibans } from '../../testing/brake.ts';
import { changePassword, readCode } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const brake = createBrakeHelpers(provider);

const trust = (holder: Holder, value: string, password = 'Halden2026') =>
  provider.request('POST', '/recipients/trusted', { token: holder.token, body: { kind: 'iban', value, password } });
const list = async ({ token }: Holder) => (await provider.request('GET', '/recipients/trusted', { token })).json;
const remove = ({ token }: Holder, id: number) => provider.request('DELETE', `/recipients/trusted/${id}`, { token });

const createPayer = async () => {
  const holder = await brake.newCareful();
  await brake.withdraw(holder, { amount: '50.00' });
  await brake.advance(61);
  return holder;
};

it('is trusted with the password after a transfer has reached them; later transfers then pass (API-093, API-092)', async () => {
  const holder = await createPayer();
  expect(await trust(holder, ibans[1])).toMatchObject({ status: 409, json: { code: 409_003 } });
  const asAddress = { kind: 'address', value: ibans[0], password: 'Halden2026' };
  expect(await provider.request('POST', '/recipients/trusted', { token: holder.token, body: asAddress })).toMatchObject({ status: 409 });
  const trusted = await trust(holder, 'de89 3704 0044 0532 0130 00');
  expect(trusted).toMatchObject({ status: 201, json: { kind: 'iban', value: ibans[0] } });
  expect(await trust(holder, ibans[0])).toMatchObject({ status: 200, json: trusted.json });
  expect(await list(holder)).toEqual({ recipients: [trusted.json] });
  expect(await brake.withdraw(holder, { amount: '900.00' })).toMatchObject({ status: 201 });
});

it('is not trusted with a wrong password, which counts like one at a sign-in (API-093, BRAKE-015)', async () => {
  const holder = await createPayer();
  for (let count = 0; count < 4; count += 1)
    expect(await trust(holder, ibans[0], 'Wrong2026')).toMatchObject({ status: 400, json: { fields: { password: ['Invalid password'] } } });
  expect(await trust(holder, ibans[0], 'Wrong2026')).toMatchObject({ status: 400, json: { code: 112, expired: expect.any(Number) } });
  expect(await list(holder)).toEqual({ recipients: [] });
});

it('is not trusted with a temporary password, nor with one recently set with it (API-093, RULE-050, GUARD-006)', async () => {
  const holder = await createPayer();
  await provider.request('POST', '/forgot_password', { body: { username: holder.username, captchaToken: 'x' } });
  const temporary = await readCode(provider, holder.username);
  expect(await trust(holder, ibans[0], temporary)).toMatchObject({ status: 400, json: { fields: { password: ['Invalid password'] } } });
  expect((await changePassword(provider, holder.token, temporary, 'Nordic2031x')).status).toBe(200);
  const again = await brake.again({ ...holder, password: 'Nordic2031x' });
  expect(await trust(again, ibans[0], 'Nordic2031x')).toMatchObject({ status: 400 });
  expect(await list(again)).toEqual({ recipients: [] });
  const later = await brake.later(again, 73 * 3600);
  expect(await trust(later, ibans[0], 'Nordic2031x')).toMatchObject({ status: 201 });
});

it('is removed permanently, only by their customer, and can be trusted again (API-094)', async () => {
  const holder = await createPayer();
  const { id } = z.parse(trustedRecipient, (await trust(holder, ibans[0])).json);
  expect(await remove(await brake.newCareful(), id)).toMatchObject({ status: 404 });
  expect(await remove(holder, id)).toMatchObject({ status: 204 });
  expect(await remove(holder, id)).toMatchObject({ status: 204 });
  expect(await list(holder)).toEqual({ recipients: [] });
  expect(await trust(holder, ibans[0])).toMatchObject({ status: 201 });
});
