import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Assets, CryptoAsset, FiatAsset, Instrument, TokenAsset } from '@wallet/contract/holdings/balances';
import type { OrdersQuery } from '@wallet/contract/holdings/orders';
import type { GrowRate } from '@wallet/contract/holdings/rates';
import { isStablecoin, unitPriceCurrency } from '@wallet/core/limits/currencies';
import { atLeastZero, compareMoney, minMoney, sumMoney } from '@wallet/core/money/arithmetic';
import { type Currency, money, type Money } from '@wallet/core/money/money';
import { convert, multiplyByRate, type Rates } from '@wallet/core/money/rates';
import type { AccountAction } from '@wallet/ui/screens/assets';
import { toMoney } from '../../api/toMoney.ts';
import { buySources, entriesFrom, exchangeTargets, sellTargets, targetsFrom } from '../../operations/accounts.ts';
import { paths } from '../../routing/paths.ts';

/** Digits of an intermediate value in USD, so that the one rounding is the last. */
const UNIT_PRICE_DECIMALS = 8;

export type AccountAsset = FiatAsset | CryptoAsset | TokenAsset;

/** Crypto holds crypto and stablecoins; the tokens that are none are private equity (D-HOME-02). */
export function groupAccounts({ accounts }: Assets) {
  return {
    cash: accounts.fiat,
    crypto: [...accounts.crypto, ...accounts.tokens.filter(({ symbol }) => isStablecoin(symbol))],
    data: accounts.tokens.filter(({ symbol }) => !isStablecoin(symbol)),
  };
}

/** Stocks and ETFs are one group (HOME-060). */
export function groupInstruments(instruments: readonly Instrument[]) {
  return {
    stocks: instruments.filter(({ type }) => type === 'stock' || type === 'etf'),
    bonds: instruments.filter(({ type }) => type === 'bond'),
    notes: instruments.filter(({ type }) => type === 'note'),
  };
}

/** What is shown and used: the smaller of balance and available, never below zero (HOME-040, HOME-055). */
export function shownBalance({ balance, balance_available: available, currency, decimals }: AccountAsset): Money {
  return atLeastZero(minMoney(money(balance, currency, decimals), money(available, currency, decimals)));
}

export type Prices = { readonly rates: Rates; readonly grow: readonly GrowRate[]; readonly into: Currency };

/** An amount in the primary currency, rounded down; null where a rate is missing: a dash is shown, never a zero (D-HOME-04). */
export function inPrimary(amount: Money, { rates, grow, into }: Prices): Money | null {
  const converted = convert(amount, into, rates, 'down');
  if (converted !== null) return converted;
  const price = grow.find(({ symbol }) => symbol === amount.currencyCode)?.current_price;
  if (price === undefined) return null;
  const inUsd = multiplyByRate(amount, price, { currencyCode: unitPriceCurrency, decimals: UNIT_PRICE_DECIMALS }, 'down');
  return convert(inUsd, into, rates, 'down');
}

/** Each rounded down, then added (D-HOME-03); null where one of them is not known. */
export function sumInPrimary(amounts: readonly Money[], prices: Prices): Money | null {
  const converted = amounts.map((amount) => inPrimary(amount, prices));
  const known = converted.filter((amount) => amount !== null);
  return known.length === converted.length ? sumMoney(known, prices.into) : null;
}

export const instrumentValue = ({ current_value: value, currency }: Instrument): Money => toMoney(value, currency);

/** An amount on its way in or out; null unless above zero (HOME-015, HOME-016). */
export function onItsWay(amount: string, { currency, decimals }: AccountAsset): Money | null {
  const value = money(amount, currency, decimals);
  return compareMoney(value, money('0', currency, decimals)) > 0 ? value : null;
}

/** An account of a group. A token is a private-equity token: read-only but for its info (HOME-019). */
export type AccountRef = {
  readonly kind: 'fiat' | 'crypto' | 'stablecoin' | 'token';
  readonly id: number;
  readonly code: string;
  /** Of a token. */
  readonly status?: TokenAsset['status'];
};

type OperationsPart = Pick<Operations, 'operations' | 'accounts'>;

const actionsOfKind: Readonly<Record<AccountRef['kind'], readonly AccountAction[]>> = {
  fiat: ['topup', 'withdraw', 'exchange', 'history'],
  crypto: ['buy', 'sell', 'send', 'receive', 'history'],
  stablecoin: ['buy', 'sell', 'send', 'receive', 'history'],
  token: ['info', 'history'],
};

/** Where an action leads (D-HOME-09); null when the operations list has no such entry for the account. */
export function actionHref(account: AccountRef, action: AccountAction, part: OperationsPart): string | null {
  const { kind, id: accountId, code } = account;
  switch (action) {
    case 'topup':
      return entriesFrom(part, 'topup', accountId).length === 0 ? null : `${paths.topUpFiat.to({ accountId })}/`;
    case 'withdraw':
      return entriesFrom(part, 'withdraw', accountId).length === 0 ? null : `${paths.withdrawFiat.to({ accountId })}/`;
    case 'exchange':
    case 'sell': {
      const targetId = (kind === 'fiat' ? exchangeTargets : sellTargets)(part, accountId)[0];
      return targetId === undefined ? null : paths.exchange.to({ sourceType: kind, sourceId: accountId, targetType: 'fiat', targetId });
    }
    case 'buy': {
      const sourceId = buySources(part, kind, accountId)[0];
      return sourceId === undefined ? null : paths.exchange.to({ sourceType: 'fiat', sourceId, targetType: kind, targetId: accountId });
    }
    case 'send':
      return targetsFrom(part, 'withdraw', accountId).includes('wallet:0') ? paths.send.to({ accountType: kind, accountId }) : null;
    case 'receive':
      return targetsFrom(part, 'topup', accountId).includes('wallet:0') ? paths.receive.to({ accountType: kind, accountId }) : null;
    case 'info':
      return account.status === 'coming_soon' ? null : paths.tokenInfo.to({ symbol: code });
    case 'history':
      return historyHref(account);
  }
}

const filters = { fiat: 'account[]', crypto: 'wallet[]', stablecoin: 'token[]', token: 'token[]' } as const;

/** What the provider is asked for: the orders of one account (D-TXN-17). */
export const historyFilter = ({ kind, id }: AccountRef): OrdersQuery => ({ [filters[kind]]: [id] });

/** The transactions of one account (HOME-018, D-TXN-17). */
export const historyHref = ({ kind, id }: AccountRef): string => `${paths.transactions.to()}?${filters[kind]}=${id}`;

/**
 * The actions that an account shows (HOME-017, D-HOME-08). Without operations, as while KYC is on its way, all of its kind are shown:
 * each opens the prompt to finish it.
 */
export function shownActions(account: AccountRef, part: OperationsPart | null): readonly AccountAction[] {
  const actions = actionsOfKind[account.kind];
  const isHidden = (action: AccountAction) => action === 'info' && account.status === 'coming_soon';
  if (part === null) return actions.filter((action) => !isHidden(action));
  return actions.filter((action) => actionHref(account, action, part) !== null);
}
