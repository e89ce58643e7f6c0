import { startKyc } from '@wallet/contract/customer/kyc';
import { userStatuses } from '@wallet/contract/access/session';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readInbox, createCustomer, createSession, signInAs } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const step = (name: 'start_kyc' | 'finish_kyc' | 'reset_stuck', token: string) =>
  provider.request('POST', `/on_boarding/${name}`, { token });
const post = (token: string, status: unknown) => provider.request('POST', '/on_boarding/status', { token, body: { status } });
const read = (token: string) => provider.request('GET', '/on_boarding/status', { token });
const inFrame = (username: string, outcome: string) => provider.control('POST', `/identity/${encodeURIComponent(username)}`, { outcome });
const patch = (username: string, members: object) => provider.control('PATCH', `/customers/${encodeURIComponent(username)}`, members);
const signIn = ({ username, password }: { readonly username: string; readonly password: string }) =>
  provider.request('POST', '/sign_in', { body: { username, password } });
const NOT_OPEN = { status: 400, json: { code: 400007, message: 'Status cannot be changed' } };

describe('the identity check in a session', () => {
  it('leads from draft to a password (API-013, API-014, API-015)', async () => {
    const { token, username, uuid } = await createSession(provider, 'draft');
    const started = z.parse(startKyc.answers[200], (await step('start_kyc', token)).json);
    expect(started).toMatchObject({ user: { status: 'kyc_start' }, customer_id: uuid });
    expect(new URL(started.frame_url).searchParams.get('customer_id')).toBe(uuid);
    expect(await step('finish_kyc', token)).toMatchObject(NOT_OPEN);
    expect((await inFrame(username, 'approve')).status).toBe(204);
    expect((await step('finish_kyc', token)).json).toEqual({ user: { status: 'kyc_finish' } });
    await provider.advance(359);
    expect((await read(token)).json).toEqual({ status: 'kyc_finish', user: { status: 'kyc_finish' } });
    await provider.advance(1);
    expect((await provider.request('GET', '/info/full', { token })).json).toMatchObject({ status: 'kyc_completed' });
    expect((await provider.request('POST', '/setup_password', { token, body: { password: 'Nordic2031x' } })).json).toMatchObject({
      user: { status: 'on_board' },
    });
    expect((await readInbox(provider, username))[0]?.body).toContain('verified');
  });

  it('passes a doubtful check to a person, and notifies the customer of the result by e-mail (API-015, RULE-021)', async () => {
    const email = 'waits@example.com';
    const customer = await createCustomer(provider, 'kyc_start', { email });
    const { access_token: token } = await signInAs(provider, customer);
    await inFrame(customer.username, 'review');
    expect((await step('finish_kyc', token)).json).toEqual({ user: { status: 'moderating' } });
    await provider.advance(86_400 * 3);
    expect((await signInAs(provider, customer)).user.status).toBe('moderating');
    await patch(customer.username, { status: 'kyc_completed' });
    expect((await signInAs(provider, customer)).user.status).toBe('kyc_completed');
    expect((await readInbox(provider, email)).map(({ subject }) => subject)).toEqual(['Your identity is verified']);
  });

  it('reopens the same application (API-014, D-KYC-15)', async () => {
    const { token } = await createSession(provider, 'draft');
    await step('start_kyc', token);
    await provider.advance(600);
    expect((await step('start_kyc', token)).json).toMatchObject({ user: { status: 'kyc_start' } });
  });

  it.each(['kyc_finish', 'kyc_completed', 'moderating', 'stuck', 'verified'])('refuses to start in %s (API-014)', async (preset) => {
    const { token } = await createSession(provider, preset);
    expect(await step('start_kyc', token)).toMatchObject(NOT_OPEN);
  });

  it.each(['draft', 'kyc_start', 'kyc_finish', 'verified'])('resets nothing in %s (API-016)', async (preset) => {
    const { token } = await createSession(provider, preset);
    expect(await step('reset_stuck', token)).toMatchObject(NOT_OPEN);
  });

  it('is stuck after more than seven days, and starts over after a reset (API-016, KYC-025, D-KYC-19)', async () => {
    const customer = await createCustomer(provider, 'kyc_start');
    await provider.advance(7 * 86_400);
    expect((await signIn(customer)).json).toMatchObject({ user: { status: 'kyc_start' } });
    await provider.advance(1);
    const token = z.parse(z.object({ access_token: z.string() }), (await signIn(customer)).json).access_token;
    expect((await read(token)).json).toMatchObject({ status: 'stuck' });
    expect((await step('reset_stuck', token)).json).toEqual({ user: { status: 'draft' } });
    expect((await step('start_kyc', token)).json).toMatchObject({ user: { status: 'kyc_start' } });
    await provider.advance(600);
    expect((await read(token)).json).toMatchObject({ status: 'kyc_start' });
  });
});

it('writes every change of status into the audit log (RULE-036)', async () => {
  const { token, id } = await createSession(provider, 'draft');
  await step('start_kyc', token);
  const rows = await provider.database.selectFrom('audit_log').select('event').where('customer_id', '=', id).execute();
  expect(rows.map(({ event }) => event)).toContain('status kyc_start');
});

describe('posting a status', () => {
  it('accepts start, finish and the current status (API-012, KYC-022)', async () => {
    const { token, username } = await createSession(provider, 'draft');
    expect((await post(token, 'draft')).json).toEqual({ status: 'draft', user: { status: 'draft' } });
    expect((await post(token, 'kyc_start')).json).toEqual({ status: 'kyc_start', user: { status: 'kyc_start' } });
    expect(await post(token, 'kyc_finish')).toMatchObject(NOT_OPEN);
    await inFrame(username, 'approve');
    expect((await post(token, 'kyc_finish')).json).toMatchObject({ status: 'kyc_finish' });
  });

  it('does not allow customers to approve themselves (API-012, D-KYC-02)', async () => {
    const { token } = await createSession(provider, 'kyc_completed');
    for (const status of userStatuses.filter((other) => other !== 'kyc_completed'))
      expect(await post(token, status)).toMatchObject(NOT_OPEN);
  });
});

describe('an expired document', () => {
  it('is renewed inside a session without a new password (RULE-021)', async () => {
    const session = await createSession(provider, 'verified');
    await patch(session.username, { status: 'doc_expired' });
    expect((await step('start_kyc', session.token)).json).toMatchObject({ user: { status: 'kyc_start' } });
    await inFrame(session.username, 'approve');
    expect((await step('finish_kyc', session.token)).json).toEqual({ user: { status: 'kyc_finish' } });
    await provider.advance(360);
    expect((await read(session.token)).json).toMatchObject({ status: 'on_board' });
  });

  it('is renewed by the link without a session, then answered with 117 without a link until the result (RULE-021)', async () => {
    const customer = await createCustomer(provider, 'doc_expired');
    const first = z.parse(z.object({ code: z.literal(117), link: z.string() }), (await signIn(customer)).json);
    const page = new URL(first.link);
    const done = await provider.http.request(`${page.pathname}${page.search}`, {
      method: 'POST',
      body: JSON.stringify({ outcome: 'approve' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(done.status).toBe(204);
    expect((await signIn(customer)).json).toMatchObject({ code: 117, message: 'Document verification is pending', link: null });
    await provider.advance(360);
    expect((await signIn(customer)).json).toMatchObject({ user: { status: 'on_board' } });
  });

  it('during additional checks waits for a person once the customer has acted (RULE-022)', async () => {
    const customer = await createCustomer(provider, 'verified', { hold: 'checks' });
    expect((await inFrame(customer.username, 'approve')).status).toBe(204);
    expect((await signIn(customer)).json).toMatchObject({ code: 116, message: 'Additional checks is pending', link: null });
  });
});

describe("the identity host's page", () => {
  it('has the three buttons, can be framed only by the app, and does not echo its address (KYC-004, KYC-018)', async () => {
    const answer = await provider.http.request('/sandbox/kyc?customer_id=%3Cscript%3E');
    const page = await answer.text();
    for (const name of ['Approve', 'Needs review', 'Camera problem']) expect(page).toContain(`>${name}</button>`);
    expect(page).toContain('<title>Verify your identity</title>');
    expect(page).not.toContain('%3Cscript');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page).toContain(/'nonce-([^']+)'/.exec(policy)?.[1] ?? 'no nonce');
  });

  it('uses the language of its address, or else the browser’s (LANG-017)', async () => {
    const german = await provider.http.request('/sandbox/kyc?lang=de', { headers: { 'accept-language': 'en' } });
    const page = await german.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('>Problem mit der Kamera</button>');
    expect(page).toContain('"Vielen Dank. Sie können diese Seite schließen."');
    const ofBrowser = await provider.http.request('/sandbox/kyc', { headers: { 'accept-language': 'de-AT' } });
    expect(await ofBrowser.text()).toContain('<title>Bestätigen Sie Ihre Identität</title>');
  });

  it('sandbox.md refuses an unknown customer, an unknown outcome, and a check that is not open', async () => {
    const { username } = await createCustomer(provider, 'verified');
    expect((await inFrame(username, 'approve')).status).toBe(409);
    expect((await inFrame(username, 'maybe')).json).toMatchObject({ code: 400, fields: { outcome: expect.anything() } });
    expect((await inFrame('+37200000', 'approve')).status).toBe(404);
    const unknown = await provider.http.request(`/sandbox/kyc?customer_id=${randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"outcome":"approve"}',
    });
    expect(unknown.status).toBe(409);
  });
});
