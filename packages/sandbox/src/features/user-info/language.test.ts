import { userInfo } from '@wallet/contract/customer/user-info';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPhone, readInbox, createCustomer, createSession, createOrder } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const readLanguage = async (token: string) => z.parse(userInfo, (await provider.request('GET', '/info/full', { token })).json).language;
const chooseLanguage = (token: string, language: unknown, headers = {}) =>
  provider.request('PUT', '/private/user/language', { token, body: { language }, headers });

it('stores the chosen language, and refuses one that is not offered in the language of the request (API-126, LANG-006)', async () => {
  const { token } = await createSession(provider, 'empty');
  expect(await readLanguage(token)).toBe('en');
  expect((await chooseLanguage(token, 'de')).status).toBe(204);
  expect(await readLanguage(token)).toBe('de');
  expect(await chooseLanguage(token, 'fr')).toMatchObject({
    status: 400,
    json: { fields: { language: ['Choose one of the languages offered'] } },
  });
  expect(await chooseLanguage(token, 'fr', german)).toMatchObject({
    json: { fields: { language: ['Wählen Sie eine der angebotenen Sprachen'] } },
  });
  expect(await readLanguage(token)).toBe('de');
});

it('stores the language of a sign-in, and keeps the previous one if the request has none (LANG-005, RULE-068)', async () => {
  const { username, password } = await createCustomer(provider, 'empty');
  const signIn = async (headers = {}) => {
    const { json } = await provider.request('POST', '/sign_in', { body: { username, password }, headers });
    return readLanguage(z.parse(z.object({ access_token: z.string() }), json).access_token);
  };
  expect(await signIn(german)).toBe('de');
  expect(await signIn()).toBe('de');
  expect(await signIn({ 'accept-language': 'en-GB' })).toBe('en');
});

it('sends a visitor’s code in the language of the request and a customer’s in theirs, with the digits alone (LANG-005)', async () => {
  const requestCode = (username: string, intent: string, headers = {}) =>
    provider.request('POST', '/one_time_code', { body: { username, intent, captchaToken: '' }, headers });
  const visitor = createPhone();
  expect((await requestCode(visitor, 'sign_up', german)).status).toBe(200);
  const [toVisitor] = await readInbox(provider, visitor);
  expect(toVisitor?.body).toMatch(/^Ihr Code: \d{6}\n\n@/);
  expect(toVisitor?.code).toMatch(/^\d{6}$/);
  const customer = await createSession(provider, 'empty');
  await chooseLanguage(customer.token, 'de');
  await requestCode(customer.username, 'login');
  expect((await readInbox(provider, customer.username))[0]?.body).toMatch(/^Ihr Code: /);
});

it('reports the end of an order in the customer’s language, with its amount formatted accordingly (LANG-005, LANG-007)', async () => {
  const { token, username } = await createSession(provider, 'empty', { balances: { EUR: '2000.00' }, email: 'anna@example.com' });
  await chooseLanguage(token, 'de');
  const id = await createOrder(provider, username, { status: 'pending', volume: { value: '-1250.00', currency: 'EUR' } });
  await provider.control('PATCH', `/orders/${id}`, { status: 'rejected', rejected_message: 'The transfer did not arrive' });
  const mail = (await readInbox(provider, 'anna@example.com')).find(({ body }) => body.includes(id));
  expect(mail).toMatchObject({
    subject: 'SEPA-Auszahlung abgelehnt',
    body: `SEPA-Auszahlung über 1.250,00 EUR (${id}) wurde abgelehnt: Die Überweisung ist nicht eingetroffen`,
  });
});

it('reports security events in the customer’s language, with their time (LANG-005, LANG-007)', async () => {
  const { username, password } = await createCustomer(provider, 'empty', { email: 'safe@example.com' });
  const signIn = (device: string) =>
    provider.request('POST', '/sign_in', { body: { username, password }, headers: { ...german, 'x-device-id': device } });
  await signIn(randomUUID());
  await signIn(randomUUID());
  const [mail] = await readInbox(provider, 'safe@example.com');
  expect(mail?.subject).toBe('Neues Gerät angemeldet');
  expect(mail?.body).toMatch(/ hat sich am \d\d\.\d\d\.\d{4}, \d\d:\d\d UTC mit Passwort angemeldet\. Waren Sie das nicht, /);
});
