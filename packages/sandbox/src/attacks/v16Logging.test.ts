import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deleteOldAudit } from '../database/roles.ts';
import { followAudit, writeAudit } from '../kernel/audit.ts';
import { createConfirmationHelpers, toConfirmationHeader } from '../testing/confirmations.ts';
import { createSession, changePassword, pickWrongCode } from '../testing/customers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { createTransferHelpers } from '../testing/transfers.ts';

const provider = setUpProvider();
const transfers = createTransferHelpers(provider);

const linesShape = z.array(
  z.object({ event: z.string(), outcome: z.string(), customerId: z.nullable(z.number()), sessionId: z.nullable(z.string()) }),
);
async function readLines(query: string) {
  const answer = await provider.control('GET', `/audit?${query}`);
  return { ...answer, lines: z.parse(linesShape, answer.json) };
}
const queryFor = (username: string): string => `username=${encodeURIComponent(username)}`;

it('wrong payment codes, ids of others and forbidden calls are logged with their session and without secrets (GUARD-011, RULE-054)', async () => {
  const coins = await transfers.newHolder('empty', { balances: { ETH: '10.00' } });
  const operation = transfers.read(await transfers.prepare(coins));
  const right = await transfers.readCode(coins);
  await transfers.openBox(coins, operation, pickWrongCode(right));
  await transfers.openBox(coins, operation, right);
  await provider.request('GET', '/search/orders/1', { token: coins.token });
  const { lines: entries, text } = await readLines(queryFor(coins.username));
  expect(entries.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(
    expect.arrayContaining(['code entered wrong', 'code entered right', 'not found API-067']),
  );
  expect(entries.find(({ event }) => event === 'code entered')?.sessionId).toMatch(/^[\da-f-]{36}$/);
  for (const secret of [right, coins.token, coins.password, coins.username]) expect(text).not.toContain(secret);
});

it('the reuse of a stolen refresh token is logged, and so is every refresh (GUARD-011, RULE-054)', async () => {
  const { username, refresh } = await createSession(provider, 'empty');
  const refreshOnce = () => provider.request('POST', '/refresh_token', { body: { refresh_token: refresh } });
  await refreshOnce();
  await provider.advance(60);
  await refreshOnce();
  const { lines: entries } = await readLines(`${queryFor(username)}&event=refresh`);
  expect(entries.map(({ outcome }) => outcome)).toEqual(['reused', 'done']);
});

it('wrong old passwords, refused tokens, files and the operator’s changes are logged (GUARD-011, RULE-054)', async () => {
  const { username, token, id } = await createSession(provider, 'address_none');
  await changePassword(provider, token, 'Wrong2026', 'Nordic2031x');
  const files = new FormData();
  files.append('documents[]', new Blob(['MZ']), 'x.pdf');
  await provider.request('POST', '/document/address', { token, body: files });
  const { lines: entries } = await readLines(queryFor(username));
  expect(entries.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(
    expect.arrayContaining(['password tried wrong', 'upload refused 400']),
  );
  await provider.request('GET', '/info/full', { token: `${token}x` });
  expect((await readLines('event=token%20refused')).lines[0]).toMatchObject({ outcome: 'API-017', customerId: null });
  await provider.control('PATCH', `/customers/${encodeURIComponent(username)}`, { balances: { EUR: '1.00' } });
  expect((await readLines('event=operator')).lines[0]).toMatchObject({ outcome: 'PATCH /sandbox/customers/{…}' });
  expect(id).toBeGreaterThan(0);
});

it('written receipts, and wrong passwords for a trusted recipient, are logged (GUARD-011, RULE-054)', async () => {
  const holder = await transfers.newHolder('verified');
  const { id } = z.parse(z.object({ id: z.string() }), (await transfers.withdraw(holder, { amount: '20.00' })).json);
  await provider.control('PATCH', `/orders/${id}`, { status: 'completed' });
  const { token } = holder;
  expect((await provider.request('GET', `/search/orders/${id}/receipt`, { token })).status).toBe(200);
  const body = { kind: 'iban', value: 'DE89370400440532013000', password: 'Wrong2026' };
  await provider.request('POST', '/recipients/trusted', { token, body });
  const { lines: entries } = await readLines(queryFor(holder.username));
  expect(entries.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(
    expect.arrayContaining(['receipt written', 'password tried wrong']),
  );
});

it('every line of a request names its origin and session, and that of a sign-in the session it opened (GUARD-011, RULE-054)', async () => {
  const holder = await transfers.newHolder('strong', { balances: { EUR: '5000.00' } });
  const { username, password, token, euro } = holder;
  const confirmations = createConfirmationHelpers(provider);
  const withdraw = (headers = {}) =>
    provider.request('POST', `/accounts/${euro}/withdraw/iban`, {
      token,
      key: 'a-key-of-this-withdrawal',
      body: { amount: '500.00', iban: 'DE89370400440532013000' },
      headers,
    });
  const question = confirmations.read(await withdraw());
  await confirmations.requestCode(holder, question);
  const right = await confirmations.readCode(holder);
  await confirmations.confirm(holder, question, { code: pickWrongCode(right) });
  await confirmations.confirm(holder, question, { code: right });
  expect((await withdraw(toConfirmationHeader(question.id))).status).toBe(201);
  expect((await changePassword(provider, token, password, 'Nordic2031x')).status).toBe(200);
  const origins = z.array(
    z.object({ event: z.string(), outcome: z.string(), requestId: z.uuid(), address: z.string(), sessionId: z.nullable(z.uuid()) }),
  );
  const entries = z.parse(origins, (await readLines(queryFor(username))).json);
  const events = new Set(entries.map(({ event, outcome }) => `${event} ${outcome}`));
  for (const event of ['confirmation asked', 'code entered wrong', 'code entered right', 'confirmation spent', 'password changed done'])
    expect(events, event).toContain(event);
  const [sessions, ...others] = [...new Set(entries.filter(({ event }) => !event.startsWith('status')).map(({ sessionId }) => sessionId))];
  expect([sessions, others]).toEqual([expect.any(String), []]);
});

it('each line also goes to a collector, once, in order and without a phone (GUARD-011, RULE-054)', async () => {
  const lines: string[] = [];
  const follow = followAudit(provider.database, (line) => lines.push(line));
  await follow();
  const { username } = await createSession(provider, 'empty');
  await follow();
  await follow();
  const events = lines.map((line) => z.parse(z.object({ audit: z.object({ event: z.string() }) }), JSON.parse(line)).audit.event);
  expect(events.filter((event) => event === 'sign_in by password')).toHaveLength(1);
  expect(lines.join('')).not.toContain(username);
});

it('a payment’s line names its session and device, whether it was accepted or refused (GUARD-011, RULE-054)', async () => {
  const holder = await transfers.newHolder('verified');
  await transfers.withdraw(holder, { amount: '20.00' });
  await transfers.withdraw(holder, { amount: '0.01' });
  const { text } = await readLines(`${queryFor(holder.username)}&event=API-036`);
  const kept = z.array(z.object({ sessionId: z.uuid(), device: z.string(), requestId: z.uuid(), outcome: z.string() }));
  const [refused, done] = z.parse(kept, JSON.parse(text));
  expect([refused?.outcome, done?.outcome]).toEqual(['400', 'done']);
  expect(done).toMatchObject({ sessionId: refused?.sessionId, device: 'Unknown device' });
});

const getDayAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

it('a line can be deleted once it is 400 days old, and not before (GUARD-011, RULE-054)', async () => {
  const { database } = provider;
  for (const days of [399, 401])
    await writeAudit(database, { customerId: null, event: `of ${days} days`, outcome: 'done', at: getDayAgo(days) });
  await deleteOldAudit(database);
  const left = await database.selectFrom('audit_log').select('event').where('event', 'like', 'of % days').execute();
  expect(left).toEqual([{ event: 'of 399 days' }]);
  await expect(database.deleteFrom('audit_log').where('event', '=', 'of 399 days').execute()).rejects.toThrow(/append-only/);
});

it('no line can be changed or deleted (GUARD-011, RULE-036)', async () => {
  await expect(provider.database.updateTable('audit_log').set({ outcome: 'done' }).execute()).rejects.toThrow(/append-only/);
  await expect(provider.database.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
});
