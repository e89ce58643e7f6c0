import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { signInAs, sortStatuses } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { sealAsDevice, createTradeHelpers, type SaleOptions } from '../../testing/trades.ts';
import { signAsDevice } from '../../testing/transfers.ts';

const provider = setUpProvider();
const trades = createTradeHelpers(provider);
afterEach(() => provider.control('PATCH', '/settings', { exchange_disabled: false }));

describe('a sale of a coin', () => {
  it('is prepared, opened, signed, sealed and sold (API-041, API-051, OPS-011)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '0', BTC: '0.5' } });
    const operation = trades.read(await trades.prepareSale(holder));
    expect(operation).toMatchObject({ amount: '0.01234567', fee: '0.00010000', tenant_uuid: expect.any(String) });
    expect(await trades.balances(holder, 'BTC')).toEqual({ balance: '0.50000000', balanceOut: '0.00000000' });
    const answer = await trades.sell(holder, await trades.sealedBody(holder, operation));
    expect(answer.status).toBe(201);
    expect(await trades.balances(holder, 'BTC')).toEqual({ balance: '0.48755433', balanceOut: '0.01244567' });
    expect(await trades.readBalance(holder)).toEqual({ balance: '0.00', balanceIn: '737.03', balanceOut: '0.00' });
    const order = await trades.readOrder(holder.token, answer);
    expect(order).toMatchObject({
      type: 'sell',
      group: 'exchange',
      status: 'pending',
      volume: { value: '-0.01244567', currency: 'BTC' },
      flow: { to: { value: '737.03', currency: 'EUR' } },
    });
    const rows = order.summary.flatMap(({ rows: all }) => all.map(({ name, value }) => `${name}: ${value}`));
    expect(rows).toEqual(expect.arrayContaining(['Amount: 0.01234567 BTC', 'Fee: 0.00010000 BTC', 'Total receive: 737.03 EUR']));
    await trades.advance(21);
    expect(await trades.readBalance(holder)).toEqual({ balance: '737.03', balanceIn: '0.00', balanceOut: '0.00' });
    expect(await trades.balances(holder, 'BTC')).toEqual({ balance: '0.48755433', balanceOut: '0.00000000' });
  });

  it.each([
    ['average', '0.49990000'],
    ['fast', '0.49985000'],
  ])('of everything less the %s fee is %s, whatever amount was sent (RULE-018, D-LEG-11)', async (fee, amount) => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const operation = trades.read(await trades.prepareSale(holder, { amount: '0.3', all: 'true', fee }));
    expect(operation.amount).toBe(amount);
    expect((await trades.sell(holder, await trades.sealedBody(holder, operation))).status).toBe(201);
    expect(await trades.balances(holder, 'BTC')).toEqual({ balance: '0.00000000', balanceOut: '0.50000000' });
  });

  it('of everything is of nothing, and refused, when the fee exceeds the balance (RULE-018, OPS-002, OPS-007)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.00005' } });
    const refused = await trades.prepareSale(holder, { amount: '0.0003', all: 'true' });
    expect(refused).toMatchObject({ status: 400, json: { fields: { amount: ['Minimum amount is 0.0002 BTC'] } } });
  });

  it('returns amount and fee when it is rejected (RULE-003)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const body = await trades.sealedSale(holder);
    const { id } = await trades.readOrder(holder.token, await trades.sell(holder, body));
    await provider.control('PATCH', `/orders/${id}`, { status: 'rejected', rejected_message: 'No market' });
    expect(await trades.balances(holder, 'BTC')).toEqual({ balance: '0.50000000', balanceOut: '0.00000000' });
  });
});

describe('a sale of a stablecoin', () => {
  it('sells the full amount, with its fee in ETH (API-042, API-044, D-LEG-10)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '0', USDC: '120', ETH: '0.1' } });
    const from = `/tokens/${holder.usdc}`;
    const operation = trades.read(await trades.prepareSale(holder, { from, amount: '1', all: 'true' }));
    expect(operation).toMatchObject({ amount: '120.00000', fee: '0.00070000' });
    const answer = await trades.sell(holder, await trades.sealedBody(holder, operation), from);
    expect(await trades.readOrder(holder.token, answer)).toMatchObject({ type: 'token_sell', volume: { value: '-120.00000' } });
    expect(await trades.balances(holder, 'ETH')).toEqual({ balance: '0.09930000', balanceOut: '0.00070000' });
    await trades.advance(21);
    expect(await trades.readBalance(holder)).toMatchObject({ balance: '110.32' });
  });

  it.each([['0.0004'], ['0']])('requires ETH for the fee: %s is not enough (API-042, LEG-019, OPS-012)', async (ETH) => {
    const holder = await trades.newHolder('empty', { balances: { USDC: '120', ETH } });
    const refused = await trades.prepareSale(holder, { from: `/tokens/${holder.usdc}`, amount: '120' });
    expect(refused).toMatchObject({ status: 400, json: { fields: { fee: ['Not enough ETH to pay fee'] } } });
  });

  it('refuses less than 11 (LEG-017, OPS-002)', async () => {
    const holder = await trades.newHolder('empty', { balances: { USDC: '120' } });
    const from = `/tokens/${holder.usdc}`;
    const fields = { amount: ['Minimum amount is 11 USDC'] };
    expect(await trades.prepareSale(holder, { from, amount: '10.99999' })).toMatchObject({ status: 400, json: { fields } });
    expect((await trades.prepareSale(holder, { from, amount: '11' })).status).toBe(200);
  });
});

describe('preparing a sale', () => {
  const refusals: readonly (readonly [what: string, options: SaleOptions, body: object])[] = [
    ['nothing', { amount: '0' }, { code: 400, fields: { amount: ['Minimum amount is 0.0002 BTC'] } }],
    ['less than the minimum', { amount: '0.00019999' }, { code: 400, fields: { amount: ['Minimum amount is 0.0002 BTC'] } }],
    ['more than is available', { amount: '0.50000001' }, { code: 400_003, fields: { amount: ['Not enough funds'] } }],
    ['nine decimals', { amount: '0.123456789' }, { code: 400, fields: { amount: ['Incorrect amount'] } }],
    ['a fee that no longer fits', { amount: '0.5' }, { code: 400_003, fields: { fee: ['Not enough BTC to pay fee'] } }],
    ['an unknown account', { account: 999_999 }, { code: 400, fields: { account: ['Unknown account'] } }],
  ];
  it.each(refusals)('refuses %s (API-041, RULE-004, LEG-034)', async (_, options, body) => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    expect(await trades.prepareSale(holder, options)).toMatchObject({ status: 400, json: body });
  });

  it('returns 404 for another customer’s wallets and other kinds (RULE-037)', async () => {
    const holder = await trades.newHolder();
    for (const from of ['/wallets/201', `/wallets/${holder.usdc}`, `/tokens/${holder.wallet}`, '/wallets/999999'])
      expect((await trades.prepareSale(holder, { from })).status).toBe(404);
  });

  it('allows one send or sale at a time, and locks the account until it completes (RULE-003, OPS-020, LEG-009)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const first = await trades.sealedSale(holder);
    await trades.sell(holder, first);
    const message = 'BTC is temporarily locked until the last transaction completes.';
    expect(await trades.prepareSale(holder)).toMatchObject({ status: 409, json: { code: 409_003, message } });
    expect((await trades.buy(holder)).status).toBe(201);
    await trades.advance(21);
    expect((await trades.prepareSale(holder)).status).toBe(200);
  });

  it('keeps the operation for a resend, possible after 60 s (RULE-010, LEG-037)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const operation = trades.read(await trades.prepareSale(holder, { all: 'true' }));
    const again = { all: 'true', repeated: 'true' };
    expect(await trades.prepareSale(holder, again)).toMatchObject({ status: 400, json: { code: 110, expired: expect.any(Number) } });
    await trades.advance(61);
    expect(trades.read(await trades.prepareSale(holder, again)).uuid).toBe(operation.uuid);
  });
});

describe('a sealed sale', () => {
  it('is refused with an unopened box, a wrong seal, an altered transfer or a wrong signature (API-043)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const operation = trades.read(await trades.prepareSale(holder));
    const { uuid } = operation;
    expect(await trades.sell(holder, { uuid, payload: 'AAAA' })).toMatchObject({ status: 409, json: { code: 409_003 } });
    const key = trades.readKey(await trades.openBox(holder, operation, await trades.readCode(holder)));
    const signatures = signAsDevice(operation, key);
    const payloads = [
      'AAAA',
      sealAsDevice(operation, signatures, Buffer.alloc(32).toString('base64')),
      sealAsDevice({ ...operation, uuid: randomUUID() }, signatures, key),
      sealAsDevice({ ...operation, tx: `${operation.tx}A` }, signatures, key),
      sealAsDevice(operation, [Buffer.alloc(64).toString('base64')], key),
      sealAsDevice(operation, [], key),
    ];
    for (const payload of payloads)
      expect(await trades.sell(holder, { uuid, payload }, undefined, randomUUID())).toMatchObject({
        status: 400,
        json: { message: 'The signature is not valid' },
      });
    expect((await trades.balances(holder, 'BTC')).balanceOut).toBe('0.00000000');
    const good = { uuid, payload: sealAsDevice(operation, signatures, key) };
    expect((await trades.sell(holder, good, undefined, randomUUID())).status).toBe(201);
  });

  it('is valid only for its wallet and kind: a prepared send cannot be sold, nor a sale sent (API-043)', async () => {
    const holder = await trades.newHolder('empty', { balances: { ETH: '1', BTC: '0.5' } });
    const send = trades.read(await trades.prepare(holder));
    const sealed = await trades.sealedBody(holder, send);
    expect((await trades.sell(holder, sealed, `/wallets/${holder.eth}`)).status).toBe(404);
    const sale = trades.read(await trades.prepareSale(holder));
    const body = await trades.sealedBody(holder, sale);
    expect((await trades.sell(holder, body, `/wallets/${holder.eth}`)).status).toBe(404);
    expect((await trades.sell(holder, body)).status).toBe(201);
  });

  it('moves nothing twice: the same key gets the same response, another a refusal with the order (D-LEG-21, D-API-30)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const body = await trades.sealedSale(holder);
    const first = await trades.sell(holder, body);
    expect((await trades.sell(holder, body)).json).toEqual(first.json);
    const { id: order } = await trades.readOrder(holder.token, first);
    expect(await trades.sell(holder, body, undefined, randomUUID())).toMatchObject({ status: 409, json: { code: 409_003, order } });
    expect(await trades.balances(holder, 'BTC')).toMatchObject({ balance: '0.48755433' });
  });

  it('is refused when funds were spent in the meantime, when it expired, and while the switch is on (API-043, LEG-040, LEG-041)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const body = await trades.sealedSale(holder);
    await provider.control('PATCH', '/settings', { exchange_disabled: true });
    expect(await trades.sell(holder, body)).toMatchObject({ status: 403, json: { code: 403_005 } });
    await provider.control('PATCH', '/settings', { exchange_disabled: false });
    await trades.patch(holder.username, { balances: { BTC: '0.001' } });
    expect(await trades.sell(holder, body)).toMatchObject({ status: 400, json: { code: 400_003, message: 'Not enough funds' } });
    await trades.advance(601);
    expect(await trades.sell(holder, body)).toMatchObject({ status: 400, json: { code: 400_006 } });
  });

  it('competes with another one signed for the same balance: only one is executed (D-LEG-21)', async () => {
    const holder = await trades.newHolder('empty', { balances: { ETH: '1.0', USDC: '100' } });
    const usdc = `/tokens/${holder.usdc}`;
    const sale = await trades.sealedSale(holder, { from: usdc, amount: '100' });
    const eth = `/wallets/${holder.eth}`;
    const all = await trades.sealedSale(holder, { from: eth, all: 'true' });
    const answers = await Promise.all([trades.sell(holder, sale, usdc), trades.sell(holder, all, eth)]);
    expect(sortStatuses(answers)).toEqual([201, 400]);
  });

  it('is executed exactly once for ten requests with ten keys (RULE-002)', async () => {
    const holder = await trades.newHolder('empty', { balances: { BTC: '0.5' } });
    const body = await trades.sealedSale(holder);
    const answers = await Promise.all(Array.from({ length: 10 }, () => trades.sell(holder, body, undefined, randomUUID())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await trades.balances(holder, 'BTC')).toEqual({ balance: '0.48755433', balanceOut: '0.01244567' });
  });
});

describe('the ledger', () => {
  it('balances after purchases and sales in any order, some of them rejected (RULE-002, RULE-003)', { timeout: 60_000 }, async () => {
    const coins = await trades.newHolder('empty', { balances: { EUR: '5000.00', BTC: '0.5', ETH: '1', USDC: '500' } });
    let holder = coins;
    const wallets = [`/wallets/${holder.wallet}`, `/wallets/${holder.eth}`, `/tokens/${holder.usdc}`];
    const amounts = ['0.01', '0.1', '20'];
    const steps = fc.record({
      wallet: fc.nat(2),
      isSale: fc.boolean(),
      isRejected: fc.boolean(),
      cents: fc.integer({ min: 1000, max: 99_999 }),
    });
    let placed = 0;
    for (const { wallet, isSale, isRejected, cents } of fc.sample(steps, { numRuns: 60, seed: 18 })) {
      const place = wallets[wallet] ?? '';
      const euros = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const prepared = isSale ? await trades.prepareSale(holder, { from: place, amount: amounts[wallet] }) : null;
      const answer =
        prepared === null
          ? await trades.buy(holder, { into: place, amount: euros })
          : prepared.status === 200
            ? await trades.sell(holder, await trades.sealedBody(holder, trades.read(prepared)), place)
            : prepared;
      if (answer.status === 201) {
        placed += 1;
        const { id } = await trades.readOrder(holder.token, answer);
        if (isRejected) await provider.control('PATCH', `/orders/${id}`, { status: 'rejected', rejected_message: 'No market' });
      }
      // Longer than two minutes, so that the limit of five sales in ten minutes is not exceeded. The token expires in that time.
      await trades.advance(130);
      holder = { ...coins, token: (await signInAs(provider, coins)).access_token };
    }
    expect(placed).toBeGreaterThan(25);
    expect(await trades.checkLedger()).toMatchObject({ balanced: true });
    for (const code of ['BTC', 'ETH', 'USDC', 'EUR']) {
      const { balance = '-', balanceOut = '' } = await trades.balances(holder, code);
      expect([code, balance.startsWith('-'), Number(balanceOut)]).toEqual([code, false, 0]);
    }
  });
});
