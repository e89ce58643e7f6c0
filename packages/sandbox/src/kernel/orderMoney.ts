import { formatRate } from '@wallet/core/format/formatDecimal';
import { builtInLocale } from '@wallet/core/format/locale';
import { addMoney, negateMoney, subtractMoney } from '@wallet/core/money/arithmetic';
import { type Money, toAmountText, zeroMoney } from '@wallet/core/money/money';
import { divideByRate } from '@wallet/core/money/rates';
import type { SummaryRow } from '../database/columns.ts';
import { toVolume } from '../ledger/currencies.ts';
import type { NewOrder } from '../ledger/orders.ts';
import { createAmountRow, createSummaryRow, type SummaryParts } from '../ledger/summary.ts';
import { stampExchange, stampPlain, stampPurchase, stampSale, stampSend } from './rates/orderPrice.ts';
import type { Prices } from './rates/prices.ts';

/** What an order says of its money. Orders of a history and placed ones are written here, so that they cannot differ (D-TXN-34). */
export type OrderMoney = Pick<NewOrder, 'volume' | 'flow' | 'price'> & { readonly parts: Pick<SummaryParts, 'amounts' | 'step'> };
type Amounts<Name extends string> = Readonly<Record<Name, Money>>;

const createFlow = (from: Money, to: Money) => ({ from: toVolume(from), to: toVolume(to) });
const toOutgoing = (amount: Money) => toVolume(negateMoney(amount));

const describeTransfer = ({ amount, fee, totalReceive }: Amounts<'amount' | 'fee' | 'totalReceive'>) => ({
  flow: createFlow(amount, totalReceive),
  parts: {
    amounts: [createAmountRow('Amount', amount), createAmountRow('Fee', fee), createAmountRow('Total receive', totalReceive)],
    step: 'Bank transfer',
  },
  price: stampPlain('sepa', amount, fee),
});

export const describeBankTopUp = (amounts: Parameters<typeof describeTransfer>[0]): OrderMoney => ({
  volume: toVolume(amounts.totalReceive),
  ...describeTransfer(amounts),
});

export const describeWithdrawal = (amounts: Parameters<typeof describeTransfer>[0]): OrderMoney => ({
  volume: toOutgoing(amounts.amount),
  ...describeTransfer(amounts),
});

/** @param amounts credited, kept by the provider, charged */
export const describeCardTopUp = ({ amount, fee, total }: Amounts<'amount' | 'fee' | 'total'>): OrderMoney => ({
  volume: toVolume(amount),
  flow: createFlow(total, amount),
  parts: {
    amounts: createCharge(amount, fee),
    step: 'Card payment',
  },
  price: stampPlain('card', total, fee),
});

export const describeExchange = (prices: Prices, { given, received }: Amounts<'given' | 'received'>, rate: string): OrderMoney => ({
  volume: toOutgoing(given),
  flow: createFlow(given, received),
  parts: {
    amounts: [
      createAmountRow('Amount', given),
      createRateRow('Rate', given.currencyCode, rate, received.currencyCode),
      createAmountRow('Total receive', received),
    ],
    step: 'Exchange',
  },
  price: stampExchange(prices, given, received, rate),
});

/** @param sides what is paid includes the fee */
export const describePurchase = (prices: Prices, sides: Amounts<'paid' | 'fee' | 'received'>, ask: string): OrderMoney => ({
  volume: toOutgoing(sides.paid),
  flow: createFlow(sides.paid, sides.received),
  parts: {
    amounts: [
      ...createCharge(subtractMoney(sides.paid, sides.fee), sides.fee),
      createRateRow('Rate', sides.received.currencyCode, ask, sides.paid.currencyCode),
      createFinalRateRow(sides.paid, sides.received),
      createAmountRow('Total receive', sides.received),
    ],
    step: 'Purchase',
  },
  price: stampPurchase(prices, sides, ask),
});

export function describeSale(prices: Prices, sides: Amounts<'amount' | 'networkFee' | 'received'>, bid: string): OrderMoney {
  const { amount, networkFee, received } = sides;
  const given = addOwnFee(amount, networkFee);
  return {
    volume: toOutgoing(given),
    flow: createFlow(given, received),
    parts: {
      amounts: [
        ...createCharge(amount, networkFee),
        createRateRow('Rate', amount.currencyCode, bid, received.currencyCode),
        createFinalRateRow(received, given),
        createAmountRow('Total receive', received),
      ],
      step: 'Sale',
    },
    price: stampSale(prices, sides, bid),
  };
}

export function describeSend(prices: Prices, { amount, fee }: Amounts<'amount' | 'fee'>): OrderMoney {
  return {
    volume: toOutgoing(addOwnFee(amount, fee)),
    flow: null,
    parts: { amounts: createCharge(amount, fee), step: 'Network' },
    price: stampSend(prices, amount, fee),
  };
}

/** A unit costs `unitPrice` in USD. */
export const describeUnitPurchase = ({ amount, units }: Amounts<'amount' | 'units'>, unitPrice: string): OrderMoney => ({
  volume: toOutgoing(amount),
  flow: createFlow(amount, units),
  parts: {
    amounts: [
      createAmountRow('Amount', amount),
      createSummaryRow('Unit price', `${unitPrice} USD`),
      createAmountRow('Total receive', units),
    ],
    step: 'Allotment',
  },
});

/** A deposit of coins, of which the provider keeps nothing. */
export const describeReceipt = (amount: Money): OrderMoney => ({
  volume: toVolume(amount),
  flow: null,
  parts: { amounts: [createAmountRow('Amount', amount), createAmountRow('Fee', zeroMoney(amount))], step: 'Network' },
});

export const describeBonus = (amount: Money): OrderMoney => ({
  volume: toVolume(amount),
  flow: null,
  parts: { amounts: [createAmountRow('Amount', amount)], step: 'Bonus' },
});

/** An amount, the fee on top of it and their sum. A fee in another currency leaves no sum. */
const createCharge = (amount: Money, fee: Money): readonly SummaryRow[] => [
  createAmountRow('Amount', amount),
  createAmountRow('Fee', fee),
  ...(amount.currencyCode === fee.currencyCode ? [createAmountRow('Total', addMoney(amount, fee))] : []),
];

/** What leaves the account of an amount: a fee in another currency leaves another one. */
const addOwnFee = (amount: Money, fee: Money): Money => (amount.currencyCode === fee.currencyCode ? addMoney(amount, fee) : amount);

const createRateRow = (name: string, base: string, rate: string, quote: string): SummaryRow =>
  createSummaryRow(name, `1 ${base} = ${formatRate(rate, builtInLocale)} ${quote}`);

const RATE_DECIMALS = 8;

/** Effective price of one coin including all deductions. */
function createFinalRateRow(fiat: Money, coins: Money): SummaryRow {
  const rate = divideByRate(fiat, toAmountText(coins), { currencyCode: fiat.currencyCode, decimals: RATE_DECIMALS }, 'halfEven');
  return createRateRow('Final rate', coins.currencyCode, toAmountText(rate), fiat.currencyCode);
}
