import { readPrices, type OrderPrice } from '@wallet/contract/operations/prices';
import { addMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money } from '@wallet/core/money/money';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { createdOrder } from '../../testing/bankTransfers.ts';
import { createCardPaymentHelpers } from '../../testing/cardPayments.ts';
import { createSession, signInAs, readFields, createOrder, DEMO } from '../../testing/customers.ts';
import type { Answer } from '../../testing/openProvider.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { createTradeHelpers } from '../../testing/trades.ts';

const RICH = { balances: { EUR: '100000.00', USD: '1000.00', BTC: '2', ETH: '10.00', USDC: '500.00' } };
const provider = setUpProvider();
const trades = createTradeHelpers(provider);
const cards = createCardPaymentHelpers(provider);

const requestPrices = (token: string, ids: unknown) => provider.request('POST', '/orders/prices', { token, body: { ids } });
const fetchPrices = async (token: string, ids: readonly string[]) =>
  z.parse(readPrices.answers[200], (await requestPrices(token, ids)).json).prices;
const readId = ({ json }: Pick<Answer, 'json'>): string => z.parse(createdOrder, json).id;
const readPrice = async (token: string, answer: Pick<Answer, 'json'>) => (await fetchPrices(token, [readId(answer)]))[readId(answer)];

/** Checks that the figures add up (RULE-044). */
function addsUp({ currency, total, fee, markup, arrives }: OrderPrice): boolean {
  const [sum, ...parts] = [total, fee, markup, arrives].map((text) => money(text, currency, toMoneyCurrency(currency).decimals));
  return sum !== undefined && toAmountText(parts.reduce(addMoney, money('0', currency, sum.decimals))) === toAmountText(sum);
}
const listFigures = (price: OrderPrice | undefined) =>
  price && [price.currency, price.total, price.fee, price.markup, price.markup_percent, price.arrives];

describe('prices of orders', () => {
  it('price an exchange in the received currency (API-096, RULE-044, PRICE-007)', async () => {
    const holder = await trades.newHolder('empty', RICH);
    const answer = await trades.exchangeEuros(holder, '250.00');
    const price = await readPrice(holder.token, answer);
    expect(listFigures(price)).toEqual(['USD', '270.00', '0.00', '0.37', '0.14', '269.63']);
    expect(price).toMatchObject({
      kind: 'exchange',
      middle_rate: '1.08',
      rate: '1.07853',
      base: 'EUR',
      quote: 'USD',
      receives: { value: '269.63', currency: 'USD' },
      network_fee: null,
      worth: null,
    });
    const order = await trades.readOrder(holder.token, answer);
    expect(price?.at).toBe(order.created_at);
  });

  it('price a purchase and a sale in euros, at the executed rate (API-096, RULE-044)', async () => {
    const holder = await trades.newHolder('empty', RICH);
    const purchase = await readPrice(holder.token, await trades.buy(holder));
    expect(listFigures(purchase)).toEqual(['EUR', '500.00', '1.50', '2.49', '0.50', '496.01']);
    expect(purchase).toMatchObject({
      kind: 'buy',
      middle_rate: '60000',
      rate: '60300.00',
      receives: { value: '0.00826699', currency: 'BTC' },
    });
    const sale = await readPrice(holder.token, await trades.sell(holder, await trades.sealedSale(holder)));
    expect(listFigures(sale)).toEqual(['EUR', '740.74', '0.00', '3.71', '0.50', '737.03']);
    expect(sale).toMatchObject({ kind: 'sell', rate: '59700.00', network_fee: { value: '0.00010000', currency: 'BTC' } });
  });

  it('price a send in its coin, with its worth in euros (API-096, RULE-044, PRICE-019)', async () => {
    const holder = await trades.newHolder('empty', RICH);
    const sent = await readPrice(holder.token, await trades.send(holder, await trades.signedSend(holder)));
    expect(listFigures(sent)).toEqual(['ETH', '0.50070000', '0.00070000', '0.00000000', null, '0.50000000']);
    expect(sent).toMatchObject({
      kind: 'send',
      middle_rate: '3000',
      rate: null,
      network_fee: null,
      worth: { value: '1500.00', currency: 'EUR' },
    });
    await trades.advance(60);
    const token = trades.read(await trades.prepareToken(holder));
    const stable = await readPrice(
      holder.token,
      await trades.send(holder, await trades.signedBody(holder, token), `/tokens/${holder.usdc}/send`),
    );
    expect(listFigures(stable)).toEqual(['USDC', '100.00000', '0.00000', '0.00000', null, '100.00000']);
    expect(stable).toMatchObject({ network_fee: { value: '0.00070000', currency: 'ETH' }, worth: { value: '92.59', currency: 'EUR' } });
  });

  it('state total, fee and credited amount of a card top-up and of bank transfers (API-096, RULE-044)', async () => {
    const payer = await cards.newHolder({ addressStatus: 'success' });
    const intent = await cards.begin(payer);
    await cards.sheet(intent, 'approve');
    await cards.advance(5);
    expect(listFigures(await readPrice(payer.token, await cards.poll(payer, intent)))).toEqual([
      'EUR',
      '102.87',
      '2.87',
      '0.00',
      null,
      '100.00',
    ]);
    const holder = await trades.newHolder('verified', RICH);
    const withdrawn = await readPrice(holder.token, await trades.withdraw(holder));
    expect(withdrawn).toMatchObject({ kind: 'sepa', middle_rate: null, receives: { value: '498.25', currency: 'EUR' } });
    expect(listFigures(withdrawn)).toEqual(['EUR', '500.00', '1.75', '0.00', null, '498.25']);
  });

  it('price a transfer by the amount that arrived, not by the announced one (RULE-044)', async () => {
    const holder = await trades.newHolder('verified', { ...RICH, iban: 'bound' });
    const announced = await trades.topUp(holder, '200.00');
    expect(listFigures(await readPrice(holder.token, announced))).toEqual(['EUR', '200.00', '5.00', '0.00', null, '195.00']);
    await provider.control('POST', '/deposits', { username: holder.username, kind: 'sepa', currency: 'EUR', amount: '1500.00' });
    const order = await trades.readOrder(holder.token, announced);
    const price = await readPrice(holder.token, announced);
    expect(listFigures(price)).toEqual(['EUR', '1500.00', '0.00', '0.00', null, order.volume.value]);
  });

  it('leave out an order that is unknown, another customer’s, or without a price (API-096)', async () => {
    const [holder, other] = [await trades.newHolder('empty', RICH), await trades.newHolder('empty', RICH)];
    const [own, foreign] = [readId(await trades.buy(holder)), readId(await trades.buy(other))];
    const unpriced = await createOrder(provider, holder.username);
    expect(Object.keys(await fetchPrices(holder.token, [own, foreign, unpriced, '999999999999999999']))).toEqual([own]);
  });

  it.each([[[]], [['x']], ['1'], [Array.from({ length: 101 }, (_, place) => String(place + 1))], [[1]]])(
    'require a list of 1 to 100 ids (API-096)',
    async (ids) => {
      const { token } = await createSession(provider, 'empty');
      const answer = await requestPrices(token, ids);
      expect(answer.status).toBe(400);
      expect(Object.keys(readFields(answer))[0]).toMatch(/^ids/);
    },
  );

  it('exist and add up for every order of the demo customer of a kind that has one (PRICE-002, RULE-044)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const kinds = ['exchange_fiat', 'buy', 'token_buy', 'sell', 'send', 'token_send', 'top_up_card', 'top_up_sepa', 'withdraw_sepa'];
    const list = z.object({ orders: z.array(z.object({ id: z.string(), type: z.string() })), last: z.nullable(z.string()) });
    const types = kinds.map((type) => `type[]=${type}`).join('&');
    let [cursor, count]: [string | null, number] = ['', 0];
    while (cursor !== null) {
      const query: string = `limit=100&${types}${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const page: z.output<typeof list> = z.parse(list, (await provider.request('GET', `/search/orders?${query}`, { token })).json);
      const prices = await fetchPrices(
        token,
        page.orders.map(({ id }) => id),
      );
      expect(Object.keys(prices)).toHaveLength(page.orders.length);
      expect(Object.values(prices).filter((price) => !addsUp(price))).toEqual([]);
      count += page.orders.length;
      cursor = page.last;
    }
    expect(count).toBeGreaterThan(300);
  });

  it('follow the table for the ten orders of a preset (RULE-044)', async () => {
    const { token } = await createSession(provider, 'verified');
    const { json } = await provider.request('GET', '/search/orders?type[]=exchange_fiat', { token });
    const id = z.parse(z.object({ orders: z.array(createdOrder) }), json).orders[0]?.id ?? '';
    expect(listFigures((await fetchPrices(token, [id]))[id])).toEqual(['USD', '270.00', '0.00', '0.37', '0.14', '269.63']);
  });
});

const readDisplayOptions = async (token: string) => {
  const { settings } = await trades.readOperations(token);
  return [settings.price_details, settings.amount_in_fiat];
};

describe('the display options of a customer', () => {
  it('follow the settings, and the operator’s options for one customer (API-025, PRICE-001, PRICE-009)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const { token: another } = await createSession(provider, 'empty');
    expect(await readDisplayOptions(token)).toEqual([true, true]);
    await trades.patch(username, { priceDetails: false, amountInFiat: false });
    expect([await readDisplayOptions(token), await readDisplayOptions(another)]).toEqual([
      [false, false],
      [true, true],
    ]);
    await trades.patch(username, { priceDetails: null, amountInFiat: null });
    expect(await readDisplayOptions(token)).toEqual([true, true]);
  });
});
