import { readOrderFigures } from '@wallet/contract/holdings/orderFigures';
import { listRecordSections } from '@wallet/contract/holdings/orderRecord';
import { order as orderShape, orderRow, type Order, type OrderRow } from '@wallet/contract/holdings/orders';
import { type OrderPrice, readPrices } from '@wallet/contract/operations/prices';
import { addMoney, compareMoney, isPositive, isZero, subtractMoney } from '@wallet/core/money/arithmetic';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { type Money, toAmountText } from '@wallet/core/money/money';
import { divideByRate, multiplyByRate } from '@wallet/core/money/rates';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toMoney } from '../../ledger/currencies.ts';
import { createCardPaymentHelpers } from '../../testing/cardPayments.ts';
import { createSession, DEMO, signInAs } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { createTradeHelpers } from '../../testing/trades.ts';
import { createReceipt } from './receiptContent.ts';

const provider = setUpProvider();
const trades = createTradeHelpers(provider);
const cards = createCardPaymentHelpers(provider);

type RecordedOrder = { readonly row: OrderRow; readonly order: Order; readonly price: OrderPrice | undefined };
const page = z.object({ orders: z.array(orderRow), last: z.nullable(z.string()) });

async function listRows(token: string, cursor: string | null = null): Promise<readonly OrderRow[]> {
  const path = `/search/orders?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`;
  const { orders, last } = z.parse(page, (await provider.request('GET', path, { token })).json);
  return last === null ? orders : [...orders, ...(await listRows(token, last))];
}

async function readPricesOf(token: string, ids: readonly string[]) {
  const { json } = await provider.request('POST', '/orders/prices', { token, body: { ids } });
  return z.parse(readPrices.answers[200], json).prices;
}

/** Every order of a customer as the list, the details, its price and its receipt tell it. */
async function readRecords(token: string): Promise<readonly RecordedOrder[]> {
  const rows = await listRows(token);
  const batches = Array.from({ length: Math.ceil(rows.length / 100) }, (_, place) => rows.slice(place * 100, (place + 1) * 100));
  const prices = Object.assign(
    {},
    ...(await Promise.all(
      batches.map((batch) =>
        readPricesOf(
          token,
          batch.map(({ id }) => id),
        ),
      ),
    )),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { json } = await provider.request('GET', `/search/orders/${row.id}`, { token });
      return { row, order: z.parse(orderShape, json), price: prices[row.id] };
    }),
  );
}

const read = ({ value, currency }: OrderRow['volume']): Money => toMoney(value.replace('-', ''), currency);
const write = (amount: Money | null): string => (amount === null ? '-' : `${toAmountText(amount)} ${amount.currencyCode}`);
const isSame = (one: Money | null, other: Money | null): boolean =>
  one !== null && other !== null && one.currencyCode === other.currencyCode && compareMoney(one, other) === 0;

const PARTIES = { issuer: { name: 'Halden', address: 'Vilnius', licence: '1' }, holder: { name: 'Alice', address: '', iban: null } };

/** In one currency Amount + Fee = Total, or Amount − Fee = Arrives, and across currencies Amount × Rate = Arrives (D-TXN-37). */
function addsUp(order: Order): boolean {
  const rows = listRecordSections(order).find(({ code }) => code === 'amounts')?.rows ?? [];
  const find = (wanted: string) => rows.find(({ code }) => code === wanted);
  const figure = (wanted: string): Money | null => {
    const amount = find(wanted)?.amount;
    return amount === undefined ? null : read(amount);
  };
  const [amount, fee, total, arrives, rate] = [
    figure('amount'),
    figure('fee'),
    figure('total'),
    figure('total_receive'),
    find('rate')?.rate,
  ];
  if (amount === null || new Set(rows.map(({ code }) => code)).size !== rows.length) return false;
  const isCharged = fee === null || fee.currencyCode === amount.currencyCode;
  const charge = isCharged ? (fee ?? subtractMoney(amount, amount)) : null;
  if (total !== null) {
    if (charge === null || !isSame(addMoney(amount, charge), total)) return false;
  } else if (arrives?.currencyCode === amount.currencyCode && !isSame(subtractMoney(amount, charge ?? amount), arrives)) return false;
  if (arrives === null || rate === undefined) return true;
  const isPerAmount = rate.base === amount.currencyCode;
  const converted = isPerAmount ? multiplyByRate(amount, rate.value, arrives, 'down') : divideByRate(amount, rate.value, arrives, 'down');
  return isSame(converted, arrives);
}

/** Names the places of an order that tell another figure than `readOrderFigures`. */
function findContradictions({ row, order, price }: RecordedOrder): readonly string[] {
  const { left, fee, arrived } = readOrderFigures(order);
  const isOut = order.volume.value.startsWith('-');
  const rows = new Map(
    listRecordSections(order)
      .flatMap((section) => section.rows)
      .map(({ code, amount }) => [code, amount && read(amount)]),
  );
  const agrees = (code: string, ...amounts: readonly (Money | null)[]): boolean => {
    const amount = rows.get(code);
    return amount === undefined || amounts.some((one) => isSame(one, amount));
  };
  const feeOfPrice = price && (price.network_fee === null ? toMoney(price.fee, price.currency) : read(price.network_fee));
  const isFree = fee !== null && isZero(fee);
  const receipt = createReceipt(order, PARTIES, 'en', new Date(order.created_at)).groups.flatMap(({ lines }) => lines);
  const receiptFee = receipt.find(([label]) => label === 'Fee')?.[1];
  const receives = (amount: Money | null | undefined): boolean =>
    amount === null || amount === undefined || receipt.some(([, value]) => value === formatMoney(amount, 'en-GB'));
  const checks: Readonly<Record<string, boolean>> = {
    'the fee and one side are known': fee !== null && (left ?? arrived) !== null,
    'the row tells what the details tell': JSON.stringify(readOrderFigures(row)) === JSON.stringify(readOrderFigures(order)),
    'left − fee = arrived':
      left === null ||
      arrived === null ||
      left.currencyCode !== arrived.currencyCode ||
      fee === null ||
      isSame(left.currencyCode === fee.currencyCode ? subtractMoney(left, fee) : left, arrived),
    'the volume is the side of the account': isSame(isOut ? left : arrived, read(order.volume)),
    'the amounts add up': addsUp(order),
    'row Fee': isFree ? rows.get('fee') === undefined : rows.get('fee') !== undefined && agrees('fee', fee),
    'the worth is that of the amount':
      !order.worth ||
      price === undefined ||
      price.middle_rate === null ||
      isSame(multiplyByRate(read(order.volume), price.middle_rate, toMoney('0', 'EUR'), 'down'), read(order.worth)),
    'row Total': agrees('total', left),
    'row Total receive': agrees('total_receive', arrived),
    'row Amount': agrees('amount', left, arrived, left && fee && left.currencyCode === fee.currencyCode ? subtractMoney(left, fee) : null),
    'fee of the price': feeOfPrice === undefined || (isZero(feeOfPrice) ? isFree : isSame(feeOfPrice, fee)),
    'the price tells what arrived': price === undefined || isSame(read(price.receives), arrived),
    'the price tells what left':
      price === undefined || left === null || price.currency !== left.currencyCode || isSame(toMoney(price.total, price.currency), left),
    'receipt: fee': receiptFee === (isFree ? 'None' : fee && formatMoney(fee, 'en-GB')),
    'receipt: amounts': ['amount', 'total', 'total_receive'].every((code) => receives(rows.get(code))),
    'receipt: a fee is not "None"': fee === null || !isPositive(fee) || !receipt.some(([, value]) => value === 'None'),
  };
  const wrong = Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
  return wrong.length === 0
    ? []
    : [`${order.type} ${order.volume.value}: ${[left, fee, arrived].map(write).join(', ')}: ${wrong.join('; ')}`];
}

const listTypes = (records: readonly RecordedOrder[]): readonly string[] => [...new Set(records.map(({ order }) => order.type))].toSorted();

it('all orders of the demo customer have figures that add up and are the same in list, details, price and receipt (D-TXN-34, D-TXN-37)', async () => {
  const { access_token: token } = await signInAs(provider, DEMO);
  const records = await readRecords(token);
  expect(records.flatMap(findContradictions)).toEqual([]);
  expect(listTypes(records)).toEqual([
    'buy',
    'exchange_fiat',
    'receive',
    'referral_bonus',
    'sell',
    'send',
    'token_buy',
    'token_purchase',
    'token_send',
    'top_up_card',
    'top_up_sepa',
    'withdraw_sepa',
  ]);
});

it.each(['verified', 'no_wallets'])('the orders of the preset %s have the same figures everywhere (D-TXN-34)', async (preset) => {
  const records = await readRecords((await createSession(provider, preset)).token);
  expect(records).toHaveLength(10);
  expect(records.flatMap(findContradictions)).toEqual([]);
});

it('an order of every kind that a customer can place has figures that add up and are the same everywhere (D-TXN-34, D-TXN-37)', async () => {
  const balances = { EUR: '9000.00', USD: '1000.00', BTC: '2', ETH: '10.00', USDC: '500.00' };
  const cardsOf = [{ cardType: 'visa', status: 'verified', expirationDate: '12/99' }];
  const holder = await trades.newHolder('empty', { balances, cards: cardsOf });
  const { username, usdc } = holder;
  const stablecoins = `/tokens/${usdc}`;
  await provider.database.updateTable('customer').set({ referred_by: holder.id }).where('id', '=', holder.id).execute();
  await cards.sheet(await cards.begin(holder), 'approve');
  for (const amount of ['200.00', '1000.00'])
    await provider.control('POST', '/deposits', { username, kind: 'sepa', currency: 'EUR', amount });
  for (const currency of ['BTC', 'USDC'])
    await provider.control('POST', '/deposits', { username, kind: 'crypto', currency, amount: '1.5' });
  await trades.topUp(holder, '50.00');
  await trades.exchangeEuros(holder, '250.00');
  await trades.withdraw(holder);
  await trades.buy(holder);
  await trades.buy(holder, { into: stablecoins });
  await trades.buy(holder, { into: `/tokens/${await trades.dealAccount(holder, 'RSN')}`, amount: '100.00' });
  await trades.sell(holder, await trades.sealedSale(holder));
  await trades.advance(60);
  await trades.sell(holder, await trades.sealedSale(holder, { from: stablecoins, amount: '20' }), stablecoins);
  await trades.advance(60);
  await trades.send(holder, await trades.signedSend(holder));
  await trades.advance(60);
  await trades.send(holder, await trades.signedBody(holder, trades.read(await trades.prepareToken(holder))), `${stablecoins}/send`);
  await trades.advance(60);
  await provider.services.jobs.run();
  const records = await readRecords(holder.token);
  expect(records.flatMap(findContradictions)).toEqual([]);
  expect(listTypes(records)).toEqual([
    'buy',
    'exchange_fiat',
    'receive',
    'referral_bonus',
    'sell',
    'send',
    'token_buy',
    'token_purchase',
    'token_receive',
    'token_sell',
    'token_send',
    'top_up_card',
    'top_up_sepa',
    'withdraw_sepa',
  ]);
});
