import { passkeyRequestOptions } from '@wallet/contract/access/passkeys';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OUTSIDE_IBAN, type Holder } from '../../testing/bankTransfers.ts';
import { createConfirmationHelpers, toConfirmationHeader } from '../../testing/confirmations.ts';
import { readInbox, createSession, signInAs, signInAgain } from '../../testing/customers.ts';
import { createPasskeyHelpers, type SoftwarePasskeyForTest } from '../../testing/passkeys.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { signAsDevice, createTransferHelpers, type PreparedForTest } from '../../testing/transfers.ts';

const provider = setUpProvider();
const coins = createTransferHelpers(provider);
const confirmations = createConfirmationHelpers(provider);
const passkeys = createPasskeyHelpers(provider);

type Owner = Holder & { readonly passkey: SoftwarePasskeyForTest };
const BALANCES = { EUR: '20000.00', ETH: '10.0' };

async function createOwner(): Promise<Owner> {
  const holder = await coins.newHolder('strong', { balances: BALANCES });
  return { ...holder, passkey: await passkeys.make(holder.username) };
}

const signChallenge = ({ username, passkey }: Owner, challenge: string, deviations: object = {}): Promise<object> =>
  passkeys.sign(username, { credentialId: passkey.credentialId, challenge, ...deviations });
const withdraw = (holder: Holder, key: string, amount: string, confirmation?: string, token = holder.token) =>
  provider.request('POST', `/accounts/${holder.euro}/withdraw/iban`, {
    token,
    key,
    body: { amount, iban: OUTSIDE_IBAN },
    ...(confirmation === undefined ? {} : { headers: toConfirmationHeader(confirmation) }),
  });
async function requestWithdrawal(holder: Holder, amount = '500.00') {
  const key = randomUUID();
  const question = confirmations.read(await withdraw(holder, key, amount));
  return { ...question, key, challenge: question.passkey?.challenge ?? '' };
}

describe('a confirmation by passkey (API-108, RULE-046)', () => {
  it('is offered first, with the hash of everything that is approved as its challenge (API-108, RULE-046)', async () => {
    const holder = await createOwner();
    const { methods, passkey } = await requestWithdrawal(holder);
    expect(methods).toEqual(['passkey', 'sms']);
    expect(passkey?.allowCredentials.map(({ id }) => id)).toEqual([holder.passkey.credentialId]);
  });

  it('accepts the signature for this operation, and the money is sent immediately (API-108, SCA-024)', async () => {
    const holder = await createOwner();
    const { id, key, challenge } = await requestWithdrawal(holder);
    expect((await confirmations.confirm(holder, { id }, { assertion: await signChallenge(holder, challenge) })).status).toBe(200);
    const answer = await withdraw(holder, key, '500.00', id);
    expect((await coins.readOrder(holder.token, answer)).status).toBe('pending');
  });

  it('refuses a signature for another amount, of another customer or page, or without user verification (SCA-024, RULE-045)', async () => {
    const [holder, stranger] = [await createOwner(), await createOwner()];
    const [question, other] = [await requestWithdrawal(holder), await requestWithdrawal(holder, '500.01')];
    const wrong = [
      await signChallenge(holder, other.challenge),
      await signChallenge(stranger, question.challenge),
      await signChallenge(holder, question.challenge, { origin: 'https://evil.example' }),
      await signChallenge(holder, question.challenge, { userVerified: false }),
      await signChallenge(holder, question.challenge, { crossOrigin: true }),
    ];
    for (const assertion of wrong) {
      expect((await confirmations.confirm(holder, question, { assertion })).json).toMatchObject({
        code: 400,
        fields: { assertion: ['The passkey was not accepted'] },
      });
    }
    expect((await withdraw(holder, question.key, '500.00', question.id)).json).toMatchObject({ code: 403_021 });
    // "Try again": the question can still be answered correctly.
    expect((await confirmations.confirm(holder, question, { assertion: await signChallenge(holder, question.challenge) })).status).toBe(
      200,
    );
  });

  it('when replaced by an SMS, holds a withdrawal to a new IBAN and does not make the IBAN known (RULE-048)', async () => {
    const holder = await createOwner();
    for (const _time of [1, 2]) {
      const question = await requestWithdrawal(holder);
      const answer = await withdraw(holder, question.key, '500.00', await confirmations.confirmBySms(holder, question));
      expect((await coins.readOrder(holder.token, answer)).status).toBe('moderate');
    }
  });

  it('is required for a day after a passkey was added (RULE-048)', async () => {
    const holder = await createOwner();
    await coins.patch(holder.username, { strongAuthentication: 'risky' });
    const buy = () =>
      provider.request('POST', `/wallets/${holder.eth}/buy`, {
        token: holder.token,
        key: randomUUID(),
        body: { account: holder.euro, amount: '50.00' },
      });
    expect((await buy()).json).toMatchObject({ code: 403_020 });
    await coins.advance(25 * 3600);
    Object.assign(holder, { token: (await signInAs(provider, holder)).access_token });
    expect((await buy()).status).toBe(201);
  });
});

const boxOptions = z.object({ options: passkeyRequestOptions });
const requestBox = ({ token }: Pick<Holder, 'token'>, { two_fa_box_uuid: uuid }: PreparedForTest) =>
  provider.request('POST', '/2fa/passkey', { token, body: { uuid } });
const openBox = ({ token }: Pick<Holder, 'token'>, { two_fa_box_uuid: uuid }: PreparedForTest, assertion: object) =>
  provider.request('POST', '/2fa/get', { token, body: { uuid, assertion } });

describe('a box opened by passkey (API-113, API-051)', () => {
  it('is announced by the operation; a valid signature opens it, and the send goes out (API-113, API-051, SCA-023)', async () => {
    const holder = await createOwner();
    const prepared = await coins.prepare(holder);
    expect(prepared.json).toMatchObject({ passkey: true });
    const operation = coins.read(prepared);
    const { options } = z.parse(boxOptions, (await requestBox(holder, operation)).json);
    const opened = await openBox(holder, operation, await signChallenge(holder, options.challenge));
    const signatures = signAsDevice(operation, coins.readKey(opened));
    const sent = await coins.send(holder, { uuid: operation.uuid, tx: operation.tx, signatures });
    expect((await coins.readOrder(holder.token, sent)).status).toBe('pending');
  });

  it('refuses another signature once its send has gone out, and names the order (API-113, D-API-30)', async () => {
    const holder = await createOwner();
    const operation = coins.read(await coins.prepare(holder));
    const sent = await coins.send(holder, await coins.signedBody(holder, operation));
    const { id: order } = await coins.readOrder(holder.token, sent);
    expect((await requestBox(holder, operation)).json).toMatchObject({ code: 114, order });
  });

  it('refuses a signature for another operation, and two proofs together (API-051, SCA-024)', async () => {
    const holder = await createOwner();
    const one = coins.read(await coins.prepare(holder));
    const { options } = z.parse(boxOptions, (await requestBox(holder, one)).json);
    const assertion = await signChallenge(holder, options.challenge);
    const two = coins.read(await coins.prepare(holder, { amount: '0.6' }));
    expect((await openBox(holder, two, assertion)).json).toMatchObject({ fields: { assertion: ['The passkey was not accepted'] } });
    const both = { uuid: two.two_fa_box_uuid, pin: '123456', assertion };
    expect((await provider.request('POST', '/2fa/get', { token: holder.token, body: both })).status).toBe(400);
    expect((await requestBox(holder, one)).json).toMatchObject({ code: 114 });
  });

  it('returns 404 for another session, for customers without a passkey, and for an unknown box (API-113)', async () => {
    const holder = await createOwner();
    const operation = coins.read(await coins.prepare(holder));
    const { access_token: token } = await signInAs(provider, holder);
    expect((await requestBox({ token }, operation)).json).toMatchObject({ code: 404 });
    const without = await coins.newHolder('empty', { balances: BALANCES });
    expect((await requestBox(without, coins.read(await coins.prepare(without)))).json).toMatchObject({ code: 404 });
    expect((await requestBox(holder, { ...operation, two_fa_box_uuid: randomUUID() })).json).toMatchObject({ code: 404 });
  });

  it('when opened by an SMS instead, holds a send to a new address until one has completed (RULE-048)', async () => {
    const holder = await createOwner();
    const operation = coins.read(await coins.prepare(holder));
    const sent = await coins.send(holder, await coins.signedBody(holder, operation));
    expect((await coins.readOrder(holder.token, sent)).status).toBe('moderate');
    await coins.advance(160);
    expect((await coins.readOrder(holder.token, sent)).status).toBe('completed');
    const again = coins.read(await coins.prepare(holder));
    const next = await coins.send(holder, await coins.signedBody(holder, again));
    expect((await coins.readOrder(holder.token, next)).status).toBe('pending');
  });
});

describe('the daily limit of guesses (RULE-049)', () => {
  it('gives a thief ten guesses a day, over confirmations and boxes together (RULE-049, GUARD-007)', async () => {
    const holder = await coins.newHolder('strong', { balances: BALANCES });
    let guesses = 0;
    for (let hour = 0; hour < 24; hour += 0.5) {
      const thief = await signInAgain(provider, holder);
      const question = confirmations.read(await coins.withdraw(thief));
      const hasCode = (await confirmations.requestCode(thief, question)).status === 200;
      const prepared = await coins.prepare(thief);
      const rights = new Set((await readInbox(provider, holder.username)).map(({ code }) => code));
      const wrong = ['000001', '000002', '000003', '000004'].filter((code) => !rights.has(code));
      for (const code of wrong) {
        if (hasCode && isCounted(await confirmations.confirm(thief, question, { code }))) guesses += 1;
        if (prepared.status === 200 && isCounted(await coins.openBox(thief, coins.read(prepared), code))) guesses += 1;
      }
      await coins.advance(1750);
    }
    expect(guesses).toBeLessThanOrEqual(10);
    const counted = await provider.database.selectFrom('wrong_code').select('id').where('customer_id', '=', holder.id).execute();
    expect(counted).toHaveLength(10);
  }, 120_000);

  it('stops codes for customers without a passkey; with one they can continue, and no SMS is sent (RULE-049)', async () => {
    const [plain, holder] = [await coins.newHolder('strong', { balances: BALANCES }), await createOwner()];
    for (const one of [plain, holder]) {
      const guess = { customer_id: one.id, at: provider.services.clock.now() };
      await provider.database
        .insertInto('wrong_code')
        .values(Array.from({ length: 10 }, () => guess))
        .execute();
    }
    expect((await coins.prepare(plain)).json).toMatchObject({ code: 112 });
    const before = (await readInbox(provider, holder.username)).length;
    const operation = coins.read(await coins.prepare(holder));
    expect(await readInbox(provider, holder.username)).toHaveLength(before);
    expect((await coins.openBox(holder, operation, '123456')).json).toMatchObject({ code: 112 });
    const { options } = z.parse(boxOptions, (await requestBox(holder, operation)).json);
    expect((await openBox(holder, operation, await signChallenge(holder, options.challenge))).status).toBe(200);
  });
});

/** True when a code was compared: wrong, or the last one allowed. */
const isCounted = ({ json }: { readonly json: unknown }): boolean =>
  z.safeParse(z.object({ code: z.literal([113, 112]), fields: z.optional(z.unknown()) }), json).data?.fields !== undefined;

describe('a change of security', () => {
  it('is confirmed by the customer’s password, not by SMS, and once per confirmation (API-108, SCA-035)', async () => {
    const holder = await createSession(provider, 'verified');
    await signInAs(provider, holder);
    await provider.control('POST', `/sessions/${holder.username}/expire`, { fresh: true });
    const others = (headers: Readonly<Record<string, string>> = {}) =>
      provider.request('POST', '/devices/log_out_others', { token: holder.token, body: {}, headers });
    const question = confirmations.read(await others());
    expect([question.methods, question.operation.kind, question.operation.amount]).toEqual([['password'], 'log_out_others', null]);
    expect((await confirmations.confirm(holder, question, { password: 'Wrong2026' })).json).toMatchObject({
      fields: { password: ['Invalid password'] },
    });
    expect((await confirmations.requestCode(holder, question)).json).toMatchObject({ code: 404 });
    expect((await confirmations.confirm(holder, question, { password: holder.password })).status).toBe(200);
    expect((await others(toConfirmationHeader(question.id))).json).toEqual({ ended: 1 });
    expect((await others(toConfirmationHeader(question.id))).json).toMatchObject({ code: 403_021 });
  });
});
