import { expect, it } from 'vitest';
import { createBankTransferHelpers, type Holder } from '../testing/bankTransfers.ts';
import { changePassword, readCode, signInAgain } from '../testing/customers.ts';
import type { Answer } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);

const HOUR = 3600;
const readStatus = async (token: string, answer: Answer) => (await bank.readOrder(token, answer)).status;

/** Gets a temporary password by SMS, as anyone holding the customer's phone can. */
async function stealPassword({ username }: Holder): Promise<string> {
  await provider.request('POST', '/forgot_password', { body: { token: 'bot', data: { username } } });
  return readCode(provider, username);
}

it('a stolen phone gains nothing from a temporary password: withdrawals to a new IBAN stay under review (GUARD-006, RULE-050)', async () => {
  const holder = await bank.newHolder('empty', { balances: { EUR: '20000.00' } });
  const { token } = await signInAgain(provider, { ...holder, password: await stealPassword(holder) });
  expect(await readStatus(token, await bank.withdraw(holder, { token, amount: '9999.99' }))).toBe('moderate');
  expect(await readStatus(token, await bank.withdraw(holder, { token, amount: '20.00' }))).toBe('moderate');
});

it('nor from the new password set with it, until 72 hours have passed (GUARD-006, RULE-050)', async () => {
  const holder = await bank.newHolder('empty', { balances: { EUR: '20000.00' } });
  const temporary = await stealPassword(holder);
  const change = async (old: string, next: string) => {
    const { token } = await signInAgain(provider, { ...holder, password: old });
    expect((await changePassword(provider, token, old, next)).status).toBe(200);
  };
  const tryFrom = async (password: string) => {
    const { token } = await signInAgain(provider, { ...holder, password });
    return readStatus(token, await bank.withdraw(holder, { token, amount: '20.00' }));
  };
  await change(temporary, 'Brand7New!');
  expect(await tryFrom('Brand7New!')).toBe('moderate');
  await bank.advance(70 * HOUR);
  // A second change, authorised by a password that is not trusted yet, does not make the new one trusted.
  await change('Brand7New!', 'Brand8New!');
  await bank.advance(1 * HOUR);
  expect(await tryFrom('Brand8New!')).toBe('moderate');
  await bank.advance(2 * HOUR);
  expect(await tryFrom('Brand8New!')).toBe('pending');
});

it('withdrawals of a day are added up: 6000.00 passes, 4000.00 more is reviewed, and passes on the next day (GUARD-012, RULE-009)', async () => {
  const holder = await bank.newHolder('empty', { balances: { EUR: '40000.00' } });
  const withdraw = async (amount: string) => readStatus(holder.token, await bank.withdraw(holder, { amount }));
  expect(await withdraw('6000.00')).toBe('pending');
  expect(await withdraw('4000.00')).toBe('moderate');
  // A reviewed withdrawal no longer counts. 3999.99 keeps the rest of the day below the limit.
  expect(await withdraw('3999.99')).toBe('pending');
  await bank.advance(25 * HOUR);
  const { token } = await signInAgain(provider, holder);
  expect(await readStatus(token, await bank.withdraw(holder, { token, amount: '4000.00' }))).toBe('pending');
});

it('only one of five simultaneous withdrawals of 9999.99 passes without review (GUARD-012, RULE-009)', async () => {
  const holder = await bank.newHolder('empty', { balances: { EUR: '60000.00' } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => bank.withdraw(holder, { amount: '9999.99' })));
  const statuses = await Promise.all(answers.map((answer) => readStatus(holder.token, answer)));
  expect(statuses.toSorted()).toEqual(['moderate', 'moderate', 'moderate', 'moderate', 'pending']);
});
