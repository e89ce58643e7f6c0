import { sepaTopUp, sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { cardTopUp } from '@wallet/core/fees/cardTopUp';
import { fiatExchange } from '@wallet/core/fees/fiatExchange';
import { buyFeeSetting, calculateProceeds, calculatePurchase, minUnitPurchase, unitPurchase } from '@wallet/core/fees/trade';
import { addMoney, isLess, subtractMoney } from '@wallet/core/money/arithmetic';
import { type Money, zeroMoney } from '@wallet/core/money/money';
import {
  type OrderMoney,
  describeBankTopUp,
  describeBonus,
  describeCardTopUp,
  describeExchange,
  describePurchase,
  describeReceipt,
  describeSale,
  describeSend,
  describeUnitPurchase,
  describeWithdrawal,
} from '../kernel/orderMoney.ts';
import { findPublicRate, tablePrices } from '../kernel/rates/prices.ts';
import { initialSettings } from '../kernel/settings.ts';
import { getNetworkFee } from '../kernel/wallet/networks.ts';
import { requireCurrency, toMoney, toMoneyCurrency } from '../ledger/currencies.ts';
import type { SystemRole } from '../ledger/systemAccounts.ts';
import { deals } from './deals.ts';

/** An order of a history. The fees, rates and texts of every kind are those of an order that is placed at the initial settings. */
export type PastOrder = {
  readonly type: string;
  readonly status: 'completed' | 'rejected' | 'pending';
  readonly at: Date;
  /** What left the customer's account, with a fee in its currency, and what was credited to it. */
  readonly out?: Money;
  readonly in?: Money;
  /** Part of `out` if that has its currency, else of what another party paid, or taken from the account of its own currency. */
  readonly fee?: Money;
  /** The provider's account on the other side. */
  readonly through: SystemRole;
  readonly description: OrderMoney;
  /** Why a bonus was paid. */
  readonly reason?: string;
};

function readSetting(key: string): string {
  const value = initialSettings[key];
  if (typeof value !== 'string') throw new Error(`The initial settings have no text ${key}`);
  return value;
}
const readAmount = (key: string, currency: string): Money => toMoney(readSetting(key), currency);
const inEuro = (key: string): Money => readAmount(`eur_${key}`, 'EUR');

function getPublicRate(coin: string) {
  const rate = findPublicRate(tablePrices, coin);
  if (rate === undefined) throw new Error(`The sandbox makes no market in ${coin}`);
  return rate;
}

const complete = (type: string, at: Date) => ({ type, status: 'completed', at }) as const;
const isCoin = (currency: string): boolean => requireCurrency(currency).type === 'crypto';

/** A transfer of as much as brings `credited` after its fee. */
export function topUpSepa(at: Date, credited: Money): PastOrder {
  const terms = {
    fee: inEuro('top_up_sepa_fee'),
    minimalExclusive: inEuro('top_up_sepa_minimal_exclusive'),
    thresholdNoFee: inEuro('top_up_sepa_threshold_no_fee'),
  };
  const amount = isLess(credited, terms.thresholdNoFee) ? addMoney(credited, terms.fee) : credited;
  const { fee, arrives: totalReceive } = sepaTopUp(amount, terms);
  const description = describeBankTopUp({ amount, fee, totalReceive });
  return { ...complete('top_up_sepa', at), through: 'sepa_clearing', in: totalReceive, fee, description };
}

export function topUpCard(at: Date, amount: Money): PastOrder {
  const { fee, total } = cardTopUp(amount, {
    minimal: inEuro('top_up_card_minimal'),
    feeRelative: readSetting('eur_top_up_card_fee_relative'),
    feeAbsolute: inEuro('top_up_card_fee_absolute'),
  });
  const description = describeCardTopUp({ amount, fee, total });
  return { ...complete('top_up_card', at), through: 'card_clearing', in: amount, fee, description };
}

export function withdrawSepa(at: Date, amount: Money): PastOrder {
  const { fee, arrives: totalReceive } = sepaWithdrawal(amount, {
    feeRelative: readSetting('eur_withdraw_sepa_fee_relative'),
    feeAbsolute: inEuro('withdraw_sepa_fee_absolute'),
    minimalExclusive: inEuro('withdraw_sepa_minimal_exclusive'),
  });
  const description = describeWithdrawal({ amount, fee, totalReceive });
  return { ...complete('withdraw_sepa', at), through: 'sepa_clearing', out: amount, fee, description };
}

export function exchangeFiat(at: Date, given: Money, into: 'EUR' | 'USD'): PastOrder {
  const name = `${given.currencyCode}_exchange_${into}`.toLowerCase();
  const rate = readSetting(`${name}_rate`);
  const minimal = readAmount(`${name}_minimal`, given.currencyCode);
  const { arrives: received } = fiatExchange(given, toMoneyCurrency(into), { rate, minimal });
  const description = describeExchange(tablePrices, { given, received }, rate);
  return { ...complete('exchange_fiat', at), through: 'fx_position', out: given, in: received, description };
}

export function buy(at: Date, paid: Money, coin: string): PastOrder {
  const { ask } = getPublicRate(coin);
  const fee = readAmount(buyFeeSetting(coin) ?? '', paid.currencyCode);
  const { arrives: received } = calculatePurchase(paid, toMoneyCurrency(coin), { fee, ask, minimum: zeroMoney(paid) });
  const description = describePurchase(tablePrices, { paid, fee, received }, ask);
  return { ...complete(isCoin(coin) ? 'buy' : 'token_buy', at), through: 'fx_position', out: paid, fee, in: received, description };
}

/** @param given includes the network's fee */
export function sell(at: Date, given: Money): PastOrder {
  const { bid } = getPublicRate(given.currencyCode);
  const networkFee = getNetworkFee(given.currencyCode, 'average');
  const amount = subtractMoney(given, networkFee);
  const received = calculateProceeds(amount, bid, toMoneyCurrency('EUR'));
  const description = describeSale(tablePrices, { amount, networkFee, received }, bid);
  return { ...complete('sell', at), through: 'fx_position', out: given, fee: networkFee, in: received, description };
}

/** @param total includes the network's fee, unless that is in another currency */
export function send(at: Date, total: Money): PastOrder {
  const fee = getNetworkFee(total.currencyCode, 'average');
  const amount = isCoin(total.currencyCode) ? subtractMoney(total, fee) : total;
  const description = describeSend(tablePrices, { amount, fee });
  return { ...complete(isCoin(total.currencyCode) ? 'send' : 'token_send', at), through: 'network', out: total, fee, description };
}

export const receive = (at: Date, amount: Money): PastOrder => ({
  ...complete('receive', at),
  through: 'network',
  in: amount,
  description: describeReceipt(amount),
});

export function buyUnits(at: Date, amount: Money, symbol: string): PastOrder {
  const unitPrice = deals.find((deal) => deal.symbol === symbol)?.info.unit_price ?? '0';
  const terms = { rateToDollar: tablePrices.middle('EUR', 'USD'), unitPrice, minimum: minUnitPurchase };
  const { units } = unitPurchase(amount, toMoneyCurrency(symbol), terms);
  const description = describeUnitPurchase({ amount, units }, unitPrice);
  return { ...complete('token_purchase', at), through: 'fx_position', out: amount, in: units, description };
}

export const creditBonus = (at: Date, amount: Money, reason: string): PastOrder => ({
  ...complete('referral_bonus', at),
  through: 'suspense',
  in: amount,
  description: describeBonus(amount),
  reason,
});
