import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBankTransferHelpers, createdOrder } from '../../testing/bankTransfers.ts';
import { signInAs } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);

/** Number of repetitions, because two requests rarely coincide on a server. */
const ROUNDS = 5;

describe('SEPA top-up', () => {
  it.each([
    ['10.01', '5.01'],
    ['999.99', '994.99'],
    ['1000.00', '1000.00'],
  ])('announces %s, of which %s will be credited (API-035, RULE-008, SEPA-014)', async (amount, received) => {
    const holder = await bank.newHolder();
    const answer = await bank.topUp(holder, amount);
    expect(answer.status).toBe(201);
    expect(await bank.readOrder(holder.token, answer)).toMatchObject({
      type: 'top_up_sepa',
      status: 'pending',
      group: 'incomings',
      volume: { value: received, currency: 'EUR' },
      flow: { from: { value: amount, currency: 'EUR' }, to: { value: received, currency: 'EUR' } },
    });
    expect((await bank.readBalance(holder)).balanceIn).toBe(received);
  });

  it('is rejected when nothing arrives within 14 days (RULE-008)', async () => {
    const holder = await bank.newHolder();
    const answer = await bank.topUp(holder, '100.00');
    await bank.advance(14 * 86_400 + 1);
    const { access_token: token } = await signInAs(provider, holder);
    expect(await bank.readOrder(token, answer)).toMatchObject({ status: 'rejected', rejected_message: 'The transfer did not arrive' });
    expect((await bank.readBalance({ ...holder, token })).balanceIn).toBe('0.00');
  });

  it('credits two transfers that arrive at the same moment, the announced one and the other (RULE-008, RULE-002, D-SEPA-16)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '0' } });
    const arrive = () =>
      provider.control('POST', '/deposits', { username: holder.username, kind: 'sepa', currency: 'EUR', amount: '1000.00' });
    for (let round = 1; round <= ROUNDS; round++) {
      await bank.topUp(holder, '1000.00');
      await Promise.all([arrive(), arrive()]);
      expect(await bank.readBalance(holder)).toEqual({ balance: `${round * 2000}.00`, balanceIn: '0.00', balanceOut: '0.00' });
    }
  });

  it('posts amount and fee when the operator completes it (RULE-002)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '0' } });
    const answer = await bank.topUp(holder, '100.00');
    await provider.control('PATCH', `/orders/${z.parse(createdOrder, answer.json).id}`, { status: 'completed' });
    expect(await bank.readBalance(holder)).toEqual({ balance: '95.00', balanceIn: '0.00', balanceOut: '0.00' });
  });

  it.each([
    ['10.00', 'Min: more than 10.00 EUR'],
    ['0', 'Min: more than 10.00 EUR'],
  ])('refuses %s (API-035, SEPA-013)', async (amount, message) => {
    expect(await bank.topUp(await bank.newHolder(), amount)).toMatchObject({
      status: 400,
      json: { code: 400, message, fields: { amount: [message] } },
    });
  });

  it('supports SEPA and EUR accounts only (API-035)', async () => {
    const holder = await bank.newHolder();
    for (const network of ['swift', 'fedwire']) expect((await bank.topUp(holder, '100', { network })).status).toBe(404);
    for (const account of [holder.dollar, holder.wallet, 101]) expect((await bank.topUp(holder, '100', { account })).status).toBe(404);
  });

  it('requires a bound IBAN (API-035, RULE-024)', async () => {
    const holder = await bank.newHolder('no_iban');
    expect(await bank.topUp(holder, '100')).toMatchObject({ status: 409, json: { code: 409_003 } });
    await bank.patch(holder.username, { iban: 'allocated' });
    expect(await bank.topUp(holder, '100')).toMatchObject({ status: 409, json: { code: 409_003 } });
    expect((await bank.withdraw(holder)).status).toBe(201);
    await bank.patch(holder.username, { iban: 'bound' });
    expect((await bank.topUp(holder, '100')).status).toBe(201);
  });

  it('requires a verified address (API-035, RULE-023)', async () => {
    expect(await bank.topUp(await bank.newHolder('address_reject'), '100')).toMatchObject({ status: 403, json: { code: 403_002 } });
  });
});
