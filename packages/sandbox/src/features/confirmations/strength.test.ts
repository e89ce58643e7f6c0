import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankTransfersOf, type Holder, OUTSIDE_IBAN } from '../../testing/bankTransfers.ts';
import { confirmationsOf, confirmedBy } from '../../testing/confirmations.ts';
import { signInAs } from '../../testing/customers.ts';
import { openProvider, type TestProvider } from '../../testing/openProvider.ts';

let provider: TestProvider;
let bank: ReturnType<typeof bankTransfersOf>;
let confirmations: ReturnType<typeof confirmationsOf>;
beforeAll(async () => {
  provider = await openProvider();
  bank = bankTransfersOf(provider);
  confirmations = confirmationsOf(provider);
}, 60_000);
afterAll(() => provider.close());

const newHolder = (strongAuthentication: string | null): Promise<Holder> =>
  bank.newHolder('empty', { balances: { EUR: '30000.00', USD: '30000.00' }, strongAuthentication });
const codeOf = ({ json }: { readonly json: unknown }): unknown =>
  typeof json === 'object' && json !== null && 'code' in json ? json.code : 'done';
const ASKED = 403_020;

/** A withdrawal to an IBAN that is known from then on. */
async function makeKnown(holder: Holder): Promise<void> {
  await bank.patch(holder.username, { strongAuthentication: 'off' });
  await bank.withdraw(holder, { amount: '20.00' });
  await bank.patch(holder.username, { strongAuthentication: 'risky' });
}
const exchange = ({ token, euro, dollar }: Holder, value: string) =>
  provider.request('POST', '/exchange/sell', {
    token,
    key: randomUUID(),
    body: { value, base: 'EUR', quote: 'USD', account: euro, target: dollar },
  });

describe('which payments are asked for (SCA-038, RULE-048)', () => {
  it('none while it is off, as it is unless somebody says otherwise (SCA-038)', async () => {
    for (const strength of ['off', null]) {
      const holder = await newHolder(strength);
      expect(codeOf(await bank.withdraw(holder, { amount: '9000.00' }))).toBe('done');
      expect(codeOf(await exchange(holder, '9000.00'))).toBe('done');
    }
  });

  it('each call without a box while it is always, whatever the amount (SCA-038)', async () => {
    const holder = await newHolder('always');
    const { token, euro, dollar, wallet } = holder;
    const answers = [
      await bank.withdraw(holder, { amount: '20.00' }),
      await bank.topUp(holder, '50.00'),
      await exchange(holder, '20.00'),
      await provider.request('POST', '/exchange/buy', {
        token,
        key: randomUUID(),
        body: { value: '20.00', base: 'USD', quote: 'EUR', account: dollar, target: euro },
      }),
      await provider.request('POST', `/wallets/${wallet}/buy`, { token, key: randomUUID(), body: { account: euro, amount: '50.00' } }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => ASKED));
  });

  it('the setting holds for all who have no word of their own (SCA-038)', async () => {
    const [one, other] = await Promise.all([newHolder(null), newHolder('off')]);
    await confirmations.settings({ strongAuthentication: 'always' });
    const answers = [await exchange(one, '20.00'), await exchange(other, '20.00')];
    await confirmations.settings({ strongAuthentication: 'off' });
    expect(answers.map(codeOf)).toEqual([ASKED, 'done']);
    expect((await confirmations.settings({ strongAuthentication: 'sometimes' })).status).toBe(400);
  });
});

describe('what is risky (RULE-048)', () => {
  it('a withdrawal to a new IBAN; to a known one it is not (RULE-048)', async () => {
    const holder = await newHolder('risky');
    expect(codeOf(await bank.withdraw(holder, { amount: '20.00' }))).toBe(ASKED);
    await makeKnown(holder);
    expect(codeOf(await bank.withdraw(holder, { amount: '20.00' }))).toBe('done');
  });

  it('1000.00 EUR or what is worth as much; 999.99 is not (RULE-048)', async () => {
    const holder = await newHolder('risky');
    expect(codeOf(await exchange(holder, '999.99'))).toBe('done');
    expect(codeOf(await exchange(holder, '1000.00'))).toBe(ASKED);
    const dollars = (value: string) =>
      provider.request('POST', '/exchange/buy', { token: holder.token, key: randomUUID(), body: { value, base: 'USD', quote: 'EUR' } });
    expect(codeOf(await dollars('1079.00'))).toBe('done');
    expect(codeOf(await dollars('1080.00'))).toBe(ASKED);
  });

  it('withdrawals of a day that nobody confirmed add up: 600.00 passes, the next 600.00 asks, the day after it passes (RULE-048)', async () => {
    const holder = await newHolder('risky');
    await makeKnown(holder);
    expect(codeOf(await bank.withdraw(holder, { amount: '600.00' }))).toBe('done');
    expect(codeOf(await bank.withdraw(holder, { amount: '600.00' }))).toBe(ASKED);
    await bank.advance(25 * 3600);
    const { access_token: token } = await signInAs(provider, holder);
    expect(codeOf(await bank.withdraw(holder, { amount: '600.00', token }))).toBe('done');
  });

  it('two of 600.00 at once: one passes (RULE-048)', async () => {
    const holder = await newHolder('risky');
    await makeKnown(holder);
    const answers = await Promise.all([1, 2].map(() => bank.withdraw(holder, { amount: '600.00' })));
    expect(new Set(answers.map(codeOf))).toEqual(new Set([ASKED, 'done']));
    expect(await bank.checkLedger()).toMatchObject({ balanced: true });
  });

  it('one that was confirmed counts no more (RULE-048)', async () => {
    const holder = await newHolder('risky');
    await makeKnown(holder);
    const key = randomUUID();
    const question = confirmations.read(await bank.withdraw(holder, { amount: '5000.00', key }));
    const confirmation = await confirmations.confirmBySms(holder, question);
    const body = { amount: '5000.00', iban: OUTSIDE_IBAN };
    const request = { token: holder.token, key, body, headers: confirmedBy(confirmation) };
    expect((await provider.request('POST', `/accounts/${holder.euro}/withdraw/iban`, request)).status).toBe(201);
    expect(codeOf(await bank.withdraw(holder, { amount: '600.00' }))).toBe('done');
  });

  it('a device first seen within a day, unless it is the first of all (RULE-048)', async () => {
    const holder = await newHolder('risky');
    const signIn = async (device: string): Promise<string> => {
      const { username, password } = holder;
      const answer = await provider.request('POST', '/sign_in', { body: { username, password }, headers: { 'x-device-id': device } });
      return JSON.parse(answer.text).access_token;
    };
    const stranger = await signIn('a-device-of-a-stranger');
    expect(codeOf(await exchange({ ...holder, token: stranger }, '20.00'))).toBe(ASKED);
    expect(codeOf(await exchange(holder, '20.00'))).toBe('done');
    await bank.advance(25 * 3600);
    expect(codeOf(await exchange({ ...holder, token: await signIn('a-device-of-a-stranger') }, '20.00'))).toBe('done');
  });

  it('for a day after the password was changed (RULE-048)', async () => {
    const holder = await newHolder('risky');
    const password = 'Nordic2031x';
    const change = { old_password: holder.password, new_password: { first: password, second: password } };
    expect((await provider.request('POST', '/change_password', { token: holder.token, body: change })).status).toBe(200);
    const again = async () => ({ ...holder, token: (await signInAs(provider, { ...holder, password })).access_token });
    expect(codeOf(await exchange(await again(), '20.00'))).toBe(ASKED);
    await bank.advance(25 * 3600);
    expect(codeOf(await exchange(await again(), '20.00'))).toBe('done');
  });
});
