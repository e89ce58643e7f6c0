import { expect, it } from 'vitest';
import type { Holder } from '../testing/bankTransfers.ts';
import { readInbox, pickWrongCode, signInAgain } from '../testing/customers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { OUTSIDE, createTransferHelpers, type PreparedForTest } from '../testing/transfers.ts';

const provider = setUpProvider();
const transfers = createTransferHelpers(provider);

const DAY = 86_400;
const RESEND = { more: { repeated_event: 'true' } };

async function guess(coins: Holder, operation: PreparedForTest, times: number) {
  const wrong = pickWrongCode(await transfers.readCode(coins));
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(await transfers.openBox(coins, operation, wrong));
  return answers.map(({ json }) => json);
}

it('ten wrong payment codes a day block further codes across resends and operations, even the right one (GUARD-007, RULE-049)', async () => {
  const coins = await transfers.newHolder('empty', { balances: { ETH: '10.00', BTC: '1.00' } });
  const first = transfers.read(await transfers.prepare(coins));
  expect(await guess(coins, first, 4)).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ code: 113 })));
  await transfers.advance(61);
  const resent = transfers.read(await transfers.prepare(coins, RESEND));
  expect(await guess(coins, resent, 4)).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ code: 113 })));
  const second = transfers.read(await transfers.prepare(coins, { amount: '0.6' }));
  const last = await guess(coins, second, 2);
  expect(last).toEqual([expect.objectContaining({ code: 113 }), expect.objectContaining({ code: 112 })]);
  const right = await transfers.openBox(coins, second, await transfers.readCode(coins));
  expect(right.json).toMatchObject({ code: 112, expired: DAY - 61 });
  expect((await transfers.prepare(coins, { account: coins.wallet, to: OUTSIDE.BTC, amount: '0.01' })).json).toMatchObject({ code: 112 });
  await transfers.advance(DAY - 61);
  expect((await transfers.prepare(await signInAgain(provider, coins))).status).toBe(200);
});

it('parallel guesses are counted one after another (GUARD-007, RULE-049)', async () => {
  const coins = await transfers.newHolder('empty', { balances: { ETH: '10.00', BTC: '1.00' } });
  const other = transfers.read(await transfers.prepare(coins, { account: coins.wallet, to: OUTSIDE.BTC, amount: '0.01' }));
  const operation = transfers.read(await transfers.prepare(coins));
  const pins = Array.from({ length: 20 }, (_, place) => String(700_000 + place));
  const right = new Set((await readInbox(provider, coins.username)).map(({ code }) => code));
  const wrong = pins.filter((pin) => !right.has(pin));
  const answers = await Promise.all(
    wrong.flatMap((pin) => [transfers.openBox(coins, operation, pin), transfers.openBox(coins, other, pin)]),
  );
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  const counted = await provider.database.selectFrom('wrong_code').select('id').where('customer_id', '=', coins.id).execute();
  expect(counted).toHaveLength(10);
});

it('the code of one operation is resent at most three times (GUARD-007, RULE-049)', async () => {
  const coins = await transfers.newHolder('empty', { balances: { ETH: '10.00' } });
  await transfers.prepare(coins);
  for (let count = 0; count < 3; count += 1) {
    await transfers.advance(61);
    expect((await transfers.prepare(coins, RESEND)).status).toBe(200);
  }
  await transfers.advance(61);
  expect((await transfers.prepare(coins, RESEND)).json).toMatchObject({ code: 115, expired: 600 - 4 * 61 });
});

it('a customer gets at most thirty payment codes a day (GUARD-007, RULE-049)', async () => {
  const coins = await transfers.newHolder('empty', { balances: { ETH: '10.00' } });
  for (let count = 0; count < 30; count += 1) {
    if (count % 5 === 0) await transfers.advance(601);
    if (count % 5 === 0) Object.assign(coins, await signInAgain(provider, coins));
    expect((await transfers.prepare(coins)).status).toBe(200);
  }
  await transfers.advance(601);
  Object.assign(coins, await signInAgain(provider, coins));
  expect((await transfers.prepare(coins)).json).toMatchObject({ code: 115 });
});

it('the message of a payment’s code contains the amount, the full payee and the fee (GUARD-012, SCA-020, RULE-049)', async () => {
  const coins = await transfers.newHolder('empty', { balances: { ETH: '10.00' } });
  await transfers.prepare(coins);
  const [message] = await readInbox(provider, coins.username);
  expect(message?.body).toBe(
    `${message?.code} is your code to send 0.5 ETH to ${OUTSIDE.ETH}. Fee 0.0007 ETH. Never give this code to anybody.\n\n@localhost #${message?.code}`,
  );
});
