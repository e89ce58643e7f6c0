import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { createTradeHelpers, type BuyOptions } from '../../testing/trades.ts';

const provider = setUpProvider();
const trades = createTradeHelpers(provider);
afterEach(() => provider.control('PATCH', '/settings', { exchange_disabled: false, buy_fee_btc_absolute: '1.50' }));

describe('buying coins', () => {
  it('holds the euros, then credits the bitcoin at the order’s price (API-039, RULE-018, OPS-009)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00', BTC: '0' } });
    const answer = await trades.buy(holder);
    expect(answer).toMatchObject({
      status: 201,
      json: {
        order: {
          type: 'buy',
          group: 'buy',
          status: 'pending',
          volume: { value: '-500.00', currency: 'EUR' },
          flow: { from: { value: '500.00', currency: 'EUR' }, to: { value: '0.00826699', currency: 'BTC' } },
        },
      },
    });
    expect(await trades.readBalance(holder)).toEqual({ balance: '500.00', balanceIn: '0.00', balanceOut: '500.00' });
    const order = await trades.readOrder(holder.token, answer);
    const rows = order.summary.flatMap(({ rows: all }) => all.map(({ name, value }) => `${name}: ${value}`));
    expect(rows).toEqual(
      expect.arrayContaining(['Fee: 1.50 EUR', 'Final rate: 1 BTC = 60,481.50536 EUR', 'Total receive: 0.00826699 BTC']),
    );
    await trades.advance(11);
    expect(await trades.readOrder(holder.token, answer)).toMatchObject({ status: 'completed' });
    expect(await trades.balances(holder, 'BTC')).toMatchObject({ balance: '0.00826699' });
    expect(await trades.readBalance(holder)).toEqual({ balance: '500.00', balanceIn: '0.00', balanceOut: '0.00' });
  });

  it('buys a stablecoin with the fee of ERC-20 (API-040, RULE-018)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00', USDC: '0' } });
    const answer = await trades.buy(holder, { amount: '150.00', into: `/tokens/${holder.usdc}` });
    expect(answer).toMatchObject({
      status: 201,
      json: { order: { type: 'token_buy', flow: { to: { value: '158.17694', currency: 'USDC' } } } },
    });
    await trades.advance(11);
    expect(await trades.balances(holder, 'USDC')).toMatchObject({ balance: '158.17694' });
  });

  it('returns the full amount when the purchase is rejected (RULE-003)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00' } });
    const { id } = await trades.readOrder(holder.token, await trades.buy(holder));
    await provider.control('PATCH', `/orders/${id}`, { status: 'rejected', rejected_message: 'No market' });
    expect(await trades.readBalance(holder)).toEqual({ balance: '1000.00', balanceIn: '0.00', balanceOut: '0.00' });
  });

  const refusals: readonly (readonly [what: string, options: BuyOptions, body: object])[] = [
    ['less than the minimum', { amount: '9.99' }, { code: 400, fields: { amount: ['Minimum amount is €10'] } }],
    ['nothing', { amount: '0' }, { code: 400, fields: { amount: ['Minimum amount is €10'] } }],
    [
      'more than is available',
      { amount: '1000.01' },
      { code: 400_003, message: 'Not enough funds', fields: { amount: ['Not enough funds'] } },
    ],
    ['three decimals', { amount: '10.001' }, { code: 400, fields: { amount: ['Incorrect amount'] } }],
    ['an unknown account', { account: 999_999 }, { code: 400, fields: { account: ['Unknown account'] } }],
    ['an account of another customer', { account: 101 }, { code: 400, fields: { account: ['Unknown account'] } }],
  ];
  it.each(refusals)('refuses %s (API-039, API-040, RULE-004)', async (_, options, body) => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00' } });
    for (const into of [`/wallets/${holder.wallet}`, `/tokens/${holder.usdc}`])
      expect(await trades.buy(holder, { ...options, into })).toMatchObject({ status: 400, json: body });
    expect(await trades.readBalance(holder)).toMatchObject({ balance: '1000.00' });
  });

  it('accepts exactly the minimum, and only an account in EUR (API-039, D-LEG-07)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00', USD: '1000.00' } });
    expect((await trades.buy(holder, { amount: '10.00' })).status).toBe(201);
    expect(await trades.buy(holder, { account: holder.dollar })).toMatchObject({ json: { fields: { account: ['Unknown account'] } } });
  });

  it('refuses an amount that the fee would consume (D-LEG-06)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00' } });
    await provider.control('PATCH', '/settings', { buy_fee_btc_absolute: '20.00' });
    expect(await trades.buy(holder, { amount: '20.00' })).toMatchObject({
      status: 400,
      json: { fields: { amount: ['Incorrect amount'] } },
    });
  });

  it('refuses while exchanging is switched off (RULE-033, LEG-047)', async () => {
    const holder = await trades.newHolder();
    await provider.control('PATCH', '/settings', { exchange_disabled: true });
    expect(await trades.buy(holder)).toMatchObject({ status: 403, json: { code: 403_005 } });
    expect(await trades.prepareSale(holder)).toMatchObject({ status: 403, json: { code: 403_005 } });
  });

  it('refuses a blocked service provider (RULE-034)', async () => {
    const holder = await trades.newHolder('empty', { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect(await trades.buy(holder)).toMatchObject({ status: 403, json: { code: 403_004 } });
  });

  it('refuses a stablecoin to customers who are not whitelisted; coins need no whitelist (RULE-026, D-LEG-23)', async () => {
    const holder = await trades.newHolder('empty', { whitelisted: { USDC: false } });
    const message = 'You are not allowed to receive USDC tokens. Please contact our support service';
    expect(await trades.buy(holder, { into: `/tokens/${holder.usdc}` })).toMatchObject({ status: 403, json: { code: 403_006, message } });
    expect((await trades.buy(holder)).status).toBe(201);
  });

  it('returns 404 for another customer’s wallets and other kinds (RULE-037)', async () => {
    const holder = await trades.newHolder();
    for (const into of ['/wallets/201', `/wallets/${holder.usdc}`, `/wallets/${holder.euro}`, `/tokens/${holder.wallet}`, '/tokens/999999'])
      expect((await trades.buy(holder, { into })).status).toBe(404);
  });

  it('makes one order of ten simultaneous purchases with one key (D-LEG-21)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00' } });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => trades.buy(holder, { key, amount: '100.00' })));
    const bought = answers.filter(({ status }) => status === 201);
    expect(new Set(bought.map(({ text }) => text)).size).toBe(1);
    expect(await trades.readBalance(holder)).toMatchObject({ balance: '900.00' });
  });

  it('never spends a euro twice in simultaneous purchases (RULE-002)', async () => {
    const holder = await trades.newHolder('empty', { balances: { EUR: '1000.00' } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => trades.buy(holder, { amount: '300.00' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await trades.readBalance(holder)).toMatchObject({ balance: '100.00' });
  });
});

/** Returns a customer who buys a deal, and the path of its account. */
const createDealBuyer = async (symbol: string, overrides: object = {}) => {
  const holder = await trades.newHolder('verified', { balances: { EUR: '1000.00', USD: '1000.00' }, ...overrides });
  return { holder, into: `/tokens/${await trades.dealAccount(holder, symbol)}` };
};

describe('buying private equity', () => {
  it('calculates units at the deal’s price; the order waits for the allotment (API-040, RULE-018, D-API-19)', async () => {
    const { holder, into } = await createDealBuyer('RSN');
    const answer = await trades.buy(holder, { amount: '100.00', into });
    expect(answer).toMatchObject({
      status: 201,
      json: { order: { type: 'token_purchase', status: 'moderate', flow: { to: { value: '8.64000', currency: 'RSN' } } } },
    });
    await trades.advance(121);
    expect(await trades.readOrder(holder.token, answer)).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['EUR', '99.99', '€100'],
    ['USD', '107.99', '$108'],
  ])('refuses %s %s: the minimum is %s (API-040, RULE-018)', async (currency, amount, minimum) => {
    const { holder, into } = await createDealBuyer('UAIR');
    const account = currency === 'EUR' ? holder.euro : holder.dollar;
    const fields = { amount: [`Minimum amount is ${minimum}`] };
    expect(await trades.buy(holder, { into, account, amount })).toMatchObject({ status: 400, json: { fields } });
    expect((await trades.buy(holder, { into, account, amount: '108.00' })).status).toBe(201);
  });

  it('refuses customers who are not whitelisted, and a deal that is not on sale (API-040, RULE-026)', async () => {
    const { holder, into } = await createDealBuyer('RSN', { whitelisted: false });
    expect(await trades.buy(holder, { into })).toMatchObject({ status: 403, json: { code: 403_006 } });
    await provider.database.updateTable('token').set({ status: 'sold_out' }).where('symbol', '=', 'UAIR').execute();
    const sale = await createDealBuyer('UAIR');
    expect(await trades.buy(sale.holder, { into: sale.into })).toMatchObject({ status: 409, json: { code: 409_003 } });
    await provider.database.updateTable('token').set({ status: 'pre_order' }).where('symbol', '=', 'UAIR').execute();
  });

  it('does not allow selling private equity (API-042)', async () => {
    const { holder, into } = await createDealBuyer('RSN');
    expect((await trades.prepareSale(holder, { from: into, amount: '1' })).status).toBe(404);
  });
});
