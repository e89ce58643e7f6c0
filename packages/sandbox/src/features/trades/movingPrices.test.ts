import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { createTradeHelpers } from '../../testing/trades.ts';

const provider = setUpProvider();
const trades = createTradeHelpers(provider);
afterEach(async () => {
  await provider.control('PATCH', '/market', { mode: 'frozen' });
  await provider.control('DELETE', '/market');
});

const change = (code: string, body: object) => provider.control('PATCH', `/market/${code}`, body);
const CHANGED = { status: 400, json: { code: 400_125, message: 'The price has changed. Please check the new amount and try again.' } };
const PAUSED = { status: 409, json: { code: 409_125, message: 'Trading in BTC is paused. Please try again later.' } };

const createBuyer = () => trades.newHolder('empty', { balances: { EUR: '1000.00', BTC: '0.5' } });
type Buyer = Awaited<ReturnType<typeof createBuyer>>;

async function buyAndReadRate(holder: Buyer, rate?: string): Promise<string | undefined> {
  const answer = await trades.buy(holder, { amount: '100.00', rate });
  if (answer.status !== 201) return undefined;
  const { id } = await trades.readOrder(holder.token, answer);
  const { json } = await provider.request('POST', '/orders/prices', { token: holder.token, body: { ids: [id] } });
  return /"rate":"([\d.]+)"/.exec(JSON.stringify(json))?.[1];
}

async function readQuote(side: 'ask' | 'bid'): Promise<string> {
  const { json } = await provider.request('GET', '/public/rates');
  return new RegExp(`"pair":"BTC/EUR".*?"${side}":"([\\d.]+)"`).exec(JSON.stringify(json))?.[1] ?? '';
}

async function nextTick(): Promise<void> {
  const { now } = provider.services.clock;
  await trades.advance((5000 - (now().getTime() % 5000)) / 1000);
}

/** More than a single tick can reverse. */
const CLEAR_RISE = 1.0002;

/** Returns an ask that the market has clearly exceeded after this many seconds. */
async function findOutpacedAsk(seconds: number): Promise<string> {
  for (;;) {
    await nextTick();
    const shown = await readQuote('ask');
    await trades.advance(seconds);
    if (Number(await readQuote('ask')) > Number(shown) * CLEAR_RISE) return shown;
  }
}

describe('a purchase with a shown price', () => {
  it('executes at the current price if that is as good for the customer (RULE-066, MKT-014)', async () => {
    const holder = await createBuyer();
    expect(await buyAndReadRate(holder, '60300.00')).toBe('60300.00');
    expect(await buyAndReadRate(holder, '60400')).toBe('60300.00');
    expect(await buyAndReadRate(holder)).toBe('60300.00');
  });

  it('is refused at a price that was never shown, and nothing is bought (RULE-066, MKT-014)', async () => {
    const holder = await createBuyer();
    expect(await trades.buy(holder, { rate: '60299.99' })).toMatchObject(CHANGED);
    expect(await trades.readBalance(holder)).toMatchObject({ balance: '1000.00', balanceOut: '0.00' });
  });

  it('keeps the shown price for 30 s of a moving market, and no longer (RULE-066)', async () => {
    await provider.control('PATCH', '/market', { mode: 'live', seed: '22' });
    const holder = await createBuyer();
    const held = await findOutpacedAsk(15);
    expect(await buyAndReadRate(holder, held)).toBe(held);
    const late = await createBuyer();
    const gone = await findOutpacedAsk(36);
    expect(await trades.buy(late, { rate: gone })).toMatchObject(CHANGED);
  });

  it('does not keep a price that was shown before the operator set another (RULE-066, MKT-005)', async () => {
    const holder = await createBuyer();
    await change('BTC', { changePercent: '1' });
    expect(await trades.buy(holder, { rate: '60300.00' })).toMatchObject(CHANGED);
    expect(await buyAndReadRate(holder, '60903.00')).toBe('60903.00');
  });

  it('is one order at the first price, however often it is sent (MKT-018)', async () => {
    const holder = await createBuyer();
    const key = randomUUID();
    const first = await trades.buy(holder, { rate: '60300.00', key });
    await change('BTC', { changePercent: '5' });
    const again = await trades.buy(holder, { rate: '60300.00', key });
    expect(again).toMatchObject({ status: 201, json: first.json });
    expect(await trades.readBalance(holder)).toMatchObject({ balanceOut: '500.00' });
  });

  it.each([['1e3'], ['-1'], ['60300.123456789'], [60_300]])(
    'refuses the rate %s with an issue on that field (API-039, API-040)',
    async (rate) => {
      const holder = await createBuyer();
      for (const into of [`/wallets/${holder.wallet}`, `/tokens/${holder.usdc}`])
        expect(await trades.buy(holder, { rate, into })).toMatchObject({
          status: 400,
          json: { fields: { rate: ['This value is not valid'] } },
        });
    },
  );
});

const prepare = (holder: Buyer, rate?: string) => trades.prepareSale(holder, { amount: '0.01', rate });

describe('a sale with a shown price', () => {
  it('keeps the bid of its preparation for 120 s (RULE-066, MKT-015)', async () => {
    const holder = await createBuyer();
    const operation = trades.read(await prepare(holder, '59700.00'));
    const body = await trades.sealedBody(holder, operation);
    await trades.advance(119);
    expect((await trades.sell(holder, body)).status).toBe(201);
    expect(await trades.readBalance(holder)).toMatchObject({ balanceIn: '597.00' });
  });

  it('is refused when its code arrives later, and nothing is held (RULE-066, MKT-015)', async () => {
    const holder = await createBuyer();
    const body = await trades.sealedBody(holder, trades.read(await prepare(holder, '59700.00')));
    await trades.advance(121);
    expect(await trades.sell(holder, body)).toMatchObject(CHANGED);
    expect(await trades.balances(holder, 'BTC')).toMatchObject({ balanceOut: '0.00000000' });
  });

  it('is refused when the operator has set the price in the meantime (RULE-066, MKT-015)', async () => {
    const holder = await createBuyer();
    const body = await trades.sealedBody(holder, trades.read(await prepare(holder, '59700.00')));
    await change('BTC', { changePercent: '-5' });
    expect(await trades.sell(holder, body)).toMatchObject(CHANGED);
  });

  it('executes at the price of its confirmation if none was shown (RULE-066, API-041)', async () => {
    const holder = await createBuyer();
    const body = await trades.sealedBody(holder, trades.read(await prepare(holder)));
    await change('BTC', { price: '54000' });
    expect((await trades.sell(holder, body)).status).toBe(201);
    expect(await trades.readBalance(holder)).toMatchObject({ balanceIn: '497.50' });
  });

  it('cannot be prepared at a better price than the current one (RULE-066, API-041)', async () => {
    const holder = await createBuyer();
    expect(await prepare(holder, '59700.01')).toMatchObject(CHANGED);
    expect((await prepare(holder, '59000')).status).toBe(200);
  });
});

describe('a currency with paused trading', () => {
  it('is neither bought nor sold nor confirmed, while pending orders complete (MKT-016, RULE-066)', async () => {
    const holder = await createBuyer();
    const bought = await trades.buy(holder);
    const body = await trades.sealedSale(holder);
    await change('BTC', { halted: true });
    expect(await trades.buy(holder)).toMatchObject(PAUSED);
    expect(await trades.prepareSale(holder)).toMatchObject(PAUSED);
    expect(await trades.sell(holder, body)).toMatchObject(PAUSED);
    await trades.advance(11);
    expect(await trades.readOrder(holder.token, bought)).toMatchObject({ status: 'completed' });
    expect(await trades.buy(holder, { into: `/tokens/${holder.usdc}` })).toMatchObject({ status: 201 });
    await change('BTC', { halted: false });
    expect((await trades.sell(holder, body)).status).toBe(201);
  });
});
