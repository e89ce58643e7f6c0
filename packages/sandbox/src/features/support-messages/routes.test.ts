import { expect, it } from 'vitest';
import { REFUSED_BOT_TOKEN } from '../../kernel/botCheck.ts';
import { readInbox, createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const send = (body: object, token?: string) => provider.request('POST', '/support/messages', { body, token });

it('returns a ticket to a visitor, and e-mails it (API-079)', async () => {
  const answer = await send({ message: 'Hello', email: 'visitor@example.com', captchaToken: '' });
  expect(answer).toMatchObject({ status: 201, json: { ticket: expect.stringMatching(/^HS-\d{6}$/) } });
  expect((await readInbox(provider, 'visitor@example.com'))[0]?.body).toContain('HS-');
});

it('requires neither e-mail nor bot check from a customer (API-079)', async () => {
  const { token, id } = await createSession(provider, 'draft');
  expect((await send({ message: 'x'.repeat(8912), order_id: '90412' }, token)).status).toBe(201);
  const rows = await provider.database.selectFrom('service_request').select('kind').where('customer_id', '=', id).execute();
  expect(rows).toEqual([{ kind: 'support' }]);
});

it.each([undefined, REFUSED_BOT_TOKEN])('answers 108 to a visitor with the bot check "%s" (API-079)', async (captchaToken) => {
  expect(await send({ message: 'Hello', email: 'visitor@example.com', captchaToken })).toMatchObject({ status: 400, json: { code: 108 } });
});

it('requires an e-mail from a visitor (API-079)', async () => {
  const answer = await send({ message: 'Hello', captchaToken: '' });
  expect(answer).toMatchObject({ status: 400, json: { code: 400, fields: { email: ['This field is required'] } } });
});

it('refuses a bad token instead of treating the customer as a visitor (API-079)', async () => {
  expect((await send({ message: 'Hello', email: 'visitor@example.com', captchaToken: '' }, 'bad')).json).toMatchObject({ code: 401002 });
});
