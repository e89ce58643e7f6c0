import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBankTransferHelpers, type Holder, OUTSIDE_IBAN } from '../../testing/bankTransfers.ts';
import { createConfirmationHelpers, toConfirmationHeader } from '../../testing/confirmations.ts';
import { signInAs, changePassword, signInAgain } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);
const confirmations = createConfirmationHelpers(provider);

const createHolder = (strongAuthentication: string | null): Promise<Holder> =>
  bank.newHolder('empty', { balances: { EUR: '30000.00', USD: '30000.00' }, strongAuthentication });
const readOutcome = ({ json }: { readonly json: unknown }): unknown =>
  typeof json === 'object' && json !== null && 'code' in json ? json.code : 'done';
const CONFIRMATION_REQUIRED = 403_020;

/** Makes a withdrawal, so that its IBAN is known from then on. */
async function makeKnown(holder: Holder): Promise<void> {
  await bank.patch(holder.username, { strongAuthentication: 'off' });
  await bank.withdraw(holder, { amount: '20.00' });
  await bank.patch(holder.username, { strongAuthentication: 'risky' });
}
describe('the strength setting (SCA-038, RULE-048)', () => {
  it('off, which is the default, requires no confirmation (SCA-038)', async () => {
    for (const strength of ['off', null]) {
      const holder = await createHolder(strength);
      expect(readOutcome(await bank.withdraw(holder, { amount: '9000.00' }))).toBe('done');
      expect(readOutcome(await bank.exchangeEuros(holder, '9000.00'))).toBe('done');
    }
  });

  it('always requires one for each call without a box, whatever the amount (SCA-038)', async () => {
    const holder = await createHolder('always');
    const { token, euro, wallet } = holder;
    const answers = [
      await bank.withdraw(holder, { amount: '20.00' }),
      await bank.topUp(holder, '50.00'),
      await bank.exchangeEuros(holder, '20.00'),
      await bank.exchangeDollars(holder, '20.00'),
      await provider.request('POST', `/wallets/${wallet}/buy`, { token, key: randomUUID(), body: { account: euro, amount: '50.00' } }),
    ];
    expect(answers.map(readOutcome)).toEqual(answers.map(() => CONFIRMATION_REQUIRED));
  });

  it('applies to all customers without a value of their own (SCA-038)', async () => {
    const [one, other] = await Promise.all([createHolder(null), createHolder('off')]);
    await confirmations.settings({ strongAuthentication: 'always' });
    const answers = [await bank.exchangeEuros(one, '20.00'), await bank.exchangeEuros(other, '20.00')];
    await confirmations.settings({ strongAuthentication: 'off' });
    expect(answers.map(readOutcome)).toEqual([CONFIRMATION_REQUIRED, 'done']);
    expect((await confirmations.settings({ strongAuthentication: 'sometimes' })).status).toBe(400);
  });
});

describe('a risky payment (RULE-048)', () => {
  it('is a withdrawal to a new IBAN, but not to a known one (RULE-048)', async () => {
    const holder = await createHolder('risky');
    expect(readOutcome(await bank.withdraw(holder, { amount: '20.00' }))).toBe(CONFIRMATION_REQUIRED);
    await makeKnown(holder);
    expect(readOutcome(await bank.withdraw(holder, { amount: '20.00' }))).toBe('done');
  });

  it('is one of 1000.00 EUR or the same worth, but not of 999.99 (RULE-048)', async () => {
    const holder = await createHolder('risky');
    expect(readOutcome(await bank.exchangeEuros(holder, '999.99'))).toBe('done');
    expect(readOutcome(await bank.exchangeEuros(holder, '1000.00'))).toBe(CONFIRMATION_REQUIRED);
    expect(readOutcome(await bank.exchangeDollars(holder, '1079.00'))).toBe('done');
    expect(readOutcome(await bank.exchangeDollars(holder, '1080.00'))).toBe(CONFIRMATION_REQUIRED);
  });

  it('is a withdrawal that makes the unconfirmed ones of a day reach 1000.00: the second of 600.00, until the next day (RULE-048)', async () => {
    const holder = await createHolder('risky');
    await makeKnown(holder);
    expect(readOutcome(await bank.withdraw(holder, { amount: '600.00' }))).toBe('done');
    expect(readOutcome(await bank.withdraw(holder, { amount: '600.00' }))).toBe(CONFIRMATION_REQUIRED);
    await bank.advance(25 * 3600);
    const { access_token: token } = await signInAs(provider, holder);
    expect(readOutcome(await bank.withdraw(holder, { amount: '600.00', token }))).toBe('done');
  });

  it('is one of two simultaneous withdrawals of 600.00 (RULE-048)', async () => {
    const holder = await createHolder('risky');
    await makeKnown(holder);
    const answers = await Promise.all([1, 2].map(() => bank.withdraw(holder, { amount: '600.00' })));
    expect(new Set(answers.map(readOutcome))).toEqual(new Set([CONFIRMATION_REQUIRED, 'done']));
  });

  it('does not count toward the day once it was confirmed (RULE-048)', async () => {
    const holder = await createHolder('risky');
    await makeKnown(holder);
    const key = randomUUID();
    const question = confirmations.read(await bank.withdraw(holder, { amount: '5000.00', key }));
    const confirmation = await confirmations.confirmBySms(holder, question);
    const body = { amount: '5000.00', iban: OUTSIDE_IBAN };
    const request = { token: holder.token, key, body, headers: toConfirmationHeader(confirmation) };
    expect((await provider.request('POST', `/accounts/${holder.euro}/withdraw/iban`, request)).status).toBe(201);
    expect(readOutcome(await bank.withdraw(holder, { amount: '600.00' }))).toBe('done');
  });

  it('is one from a device first seen within a day, unless it is the customer’s first device (RULE-048)', async () => {
    const holder = await createHolder('risky');
    const signInAsStranger = () => signInAgain(provider, holder, { 'x-device-id': 'a-device-of-a-stranger' });
    expect(readOutcome(await bank.exchangeEuros(await signInAsStranger(), '20.00'))).toBe(CONFIRMATION_REQUIRED);
    expect(readOutcome(await bank.exchangeEuros(holder, '20.00'))).toBe('done');
    await bank.advance(25 * 3600);
    expect(readOutcome(await bank.exchangeEuros(await signInAsStranger(), '20.00'))).toBe('done');
  });

  it('is any for a day after the password was changed (RULE-048)', async () => {
    const holder = await createHolder('risky');
    const password = 'Nordic2031x';
    expect((await changePassword(provider, holder.token, holder.password, password)).status).toBe(200);
    const again = () => signInAgain(provider, { ...holder, password });
    expect(readOutcome(await bank.exchangeEuros(await again(), '20.00'))).toBe(CONFIRMATION_REQUIRED);
    await bank.advance(25 * 3600);
    expect(readOutcome(await bank.exchangeEuros(await again(), '20.00'))).toBe('done');
  });
});
