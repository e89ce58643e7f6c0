import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBankTransferHelpers, type Holder, OUTSIDE_IBAN } from '../../testing/bankTransfers.ts';
import { createConfirmationHelpers, toConfirmationHeader } from '../../testing/confirmations.ts';
import { readInbox, signInAs, sortStatuses, pickWrongCode } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);
const confirmations = createConfirmationHelpers(provider);

/** Shaped like an authenticator's response, but of no existing passkey. */
const NO_ASSERTION = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const createHolder = (): Promise<Holder> => bank.newHolder('strong', { balances: { EUR: '20000.00' } });

type WithdrawalOptions = {
  readonly key: string;
  readonly amount?: string;
  readonly iban?: string;
  readonly confirmation?: string;
  readonly token?: string;
};
const withdraw = (holder: Holder, { key, amount = '500.00', iban = OUTSIDE_IBAN, confirmation, token = holder.token }: WithdrawalOptions) =>
  provider.request('POST', `/accounts/${holder.euro}/withdraw/iban`, {
    token,
    key,
    body: { amount, iban },
    ...(confirmation === undefined ? {} : { headers: toConfirmationHeader(confirmation) }),
  });

async function requestWithdrawal(holder: Holder, amount = '500.00') {
  const key = randomUUID();
  return { key, ...confirmations.read(await withdraw(holder, { key, amount })) };
}

describe('a payment that requires confirmation', () => {
  it('is refused with everything the customer has to approve, and nothing is executed (API-036, RULE-046, RULE-048)', async () => {
    const holder = await createHolder();
    const { key, methods, phone, operation, canonical, passkey } = await requestWithdrawal(holder);
    expect({ methods, phone, passkey }).toEqual({
      methods: ['sms'],
      phone: `${holder.username.slice(0, 4)}***${holder.username.slice(-2)}`,
      passkey: null,
    });
    expect(operation).toMatchObject({ kind: 'withdraw_sepa', amount: '500.00', currency: 'EUR', payee: OUTSIDE_IBAN, fee: '1.75' });
    const bound: unknown = JSON.parse(canonical);
    expect(bound).toMatchObject({ ...operation, call: 'API-036', customer: holder.uuid, key, v: 1 });
    expect(Object.keys(bound ?? {})).toEqual(
      'amount call currency customer expires_at fee fee_currency id key kind nonce payee payee_name rate request session v'.split(' '),
    );
    expect(await bank.readBalance(holder)).toMatchObject({ balance: '20000.00', balanceOut: '0.00' });
  });

  it('is confirmed only after every other check has passed (RULE-048, API-036)', async () => {
    const holder = await createHolder();
    expect((await withdraw(holder, { key: randomUUID(), amount: '30000.00' })).json).toMatchObject({ code: 400_003 });
    expect((await withdraw(holder, { key: randomUUID(), iban: 'DE00' })).json).toMatchObject({ code: 400 });
    expect(await confirmations.listStates(holder)).toEqual([]);
  });

  it('is executed once with the code of its SMS; a repetition gets the same response, even without the confirmation (SCA-036, API-108)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    const confirmation = await confirmations.confirmBySms(holder, question);
    const first = await withdraw(holder, { key: question.key, confirmation });
    expect(first.status).toBe(201);
    expect(await confirmations.listStates(holder)).toEqual(['spent']);
    for (const again of [await withdraw(holder, { key: question.key, confirmation }), await withdraw(holder, { key: question.key })]) {
      expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true']);
    }
    expect(await bank.readBalance(holder)).toMatchObject({ balanceOut: '500.00' });
  });

  it('is executed once for parallel requests with one confirmation (SCA-024, RULE-048)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    const confirmation = await confirmations.confirmBySms(holder, question);
    const other = randomUUID();
    const answers = await Promise.all([
      withdraw(holder, { key: question.key, confirmation }),
      withdraw(holder, { key: question.key, confirmation }),
      withdraw(holder, { key: other, confirmation }),
    ]);
    expect(sortStatuses(answers).at(-1)).not.toBe(500);
    expect(await bank.readBalance(holder)).toMatchObject({
      balanceOut: (await withdraw(holder, { key: question.key })).status === 201 ? '500.00' : '0.00',
    });
  });

  it('stays confirmed when the repeated call is refused for another reason (RULE-048)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    const confirmation = await confirmations.confirmBySms(holder, question);
    await confirmations.settings({ banks_disabled: true });
    expect((await withdraw(holder, { key: question.key, confirmation })).json).toMatchObject({ code: 403_005 });
    await confirmations.settings({ banks_disabled: false });
    expect(await confirmations.listStates(holder)).toEqual(['confirmed']);
    expect((await withdraw(holder, { key: question.key, confirmation })).status).toBe(201);
  });

  it('invalidates its previous question when the same key is used again (RULE-048)', async () => {
    const holder = await createHolder();
    const first = await requestWithdrawal(holder);
    await withdraw(holder, { key: first.key });
    expect(await confirmations.listStates(holder)).toEqual(['asked', 'dead']);
    expect((await confirmations.requestCode(holder, first)).json).toMatchObject({ code: 114 });
  });

  it('expires after 300 seconds of the clock, confirmed or not (RULE-048, API-108)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    const confirmed = await requestWithdrawal(holder);
    const confirmation = await confirmations.confirmBySms(holder, confirmed);
    await bank.advance(301);
    expect((await confirmations.requestCode(holder, question)).json).toMatchObject({ code: 114 });
    expect((await confirmations.confirm(holder, question, { code: '000000' })).json).toMatchObject({ code: 114 });
    expect((await withdraw(holder, { key: confirmed.key, confirmation })).json).toMatchObject({ code: 403_021 });
  });

  it('can be requested at most 30 times in ten minutes (RULE-048)', async () => {
    const holder = await createHolder();
    for (let count = 0; count < 30; count += 1) await requestWithdrawal(holder);
    const answer = await withdraw(holder, { key: randomUUID() });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('POST /confirmations/{id}/code (API-107)', () => {
  it('sends the amount, the full payee, the fee, and the page that may autofill the code (SCA-020, SCA-021, RULE-049)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    expect((await confirmations.requestCode(holder, question)).json).toEqual({ expired: 60, attempts_left: 3 });
    const [message] = await readInbox(provider, holder.username);
    const code = message?.code ?? '';
    expect(message?.body).toBe(
      `${code} is your code to withdraw 500.00 EUR to DE89 3704 0044 0532 0130 00, ${question.operation.payee_name ?? ''}. Fee 1.75 EUR. Never give this code to anybody.\n\n@localhost #${code}`,
    );
  });

  it('requires 60 seconds between codes, and sends at most three more (API-107, RULE-049)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    await confirmations.requestCode(holder, question);
    expect((await confirmations.requestCode(holder, question, { repeated_event: 'yes' })).json).toMatchObject({ code: 110, expired: 60 });
    for (const left of [2, 1, 0]) {
      await bank.advance(60);
      expect((await confirmations.requestCode(holder, question)).json).toMatchObject({ code: 110, expired: 0 });
      expect((await confirmations.requestCode(holder, question, { repeated_event: 'yes' })).json).toMatchObject({ attempts_left: left });
    }
    await bank.advance(60);
    expect((await confirmations.requestCode(holder, question, { repeated_event: 'yes' })).json).toMatchObject({ code: 115, expired: 60 });
  });

  it('returns 404 to another session, to another customer and for an unknown id (API-107, API-108, SCA-024)', async () => {
    const [holder, stranger] = await Promise.all([createHolder(), createHolder()]);
    const question = await requestWithdrawal(holder);
    const { access_token: otherSession } = await signInAs(provider, holder);
    for (const token of [otherSession, stranger.token]) {
      expect((await confirmations.requestCode({ token }, question)).json).toMatchObject({ code: 404 });
      expect((await confirmations.confirm({ token }, question, { code: '000000' })).json).toMatchObject({ code: 404 });
    }
    expect((await confirmations.requestCode(holder, { id: randomUUID() })).json).toMatchObject({ code: 404 });
  });
});

describe('POST /confirmations/{id} (API-108)', () => {
  it('accepts exactly one proof, and only one that was offered (API-108)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    for (const body of [{}, { code: '123456', password: holder.password }])
      expect((await confirmations.confirm(holder, question, body)).json).toMatchObject({ code: 400 });
    expect((await confirmations.confirm(holder, question, { password: holder.password })).json).toMatchObject({
      code: 400,
      fields: { password: ['This method is not offered'] },
    });
    expect((await confirmations.confirm(holder, question, { assertion: NO_ASSERTION })).json).toMatchObject({
      fields: { assertion: ['This method is not offered'] },
    });
    expect((await confirmations.confirm(holder, question, { code: '12345' })).json).toMatchObject({ fields: { code: ['Invalid code'] } });
  });

  it('reports the confirmation, also when called again (API-108)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    await confirmations.confirmBySms(holder, question);
    expect((await confirmations.confirm(holder, question, { code: '000000' })).json).toEqual({
      status: 'confirmed',
      expires_at: question.expires_at,
    });
  });

  it('refuses any code before one was sent, without counting a guess; the fifth wrong entry ends a code (API-108, RULE-049)', async () => {
    const holder = await createHolder();
    const question = await requestWithdrawal(holder);
    expect((await confirmations.confirm(holder, question, { code: '000000' })).json).toMatchObject({
      code: 113,
      fields: { code: ['Invalid code'] },
    });
    await confirmations.requestCode(holder, question);
    const right = await confirmations.readCode(holder);
    const wrong = pickWrongCode(right);
    for (let count = 0; count < 4; count += 1)
      expect((await confirmations.confirm(holder, question, { code: wrong })).json).toMatchObject({ code: 113 });
    expect((await confirmations.confirm(holder, question, { code: wrong })).json).toMatchObject({ code: 112, expired: 600 });
    expect((await confirmations.confirm(holder, question, { code: right })).json).toMatchObject({ code: 112 });
    expect((await withdraw(holder, { key: question.key, confirmation: question.id })).json).toMatchObject({ code: 403_021 });
  });
});
