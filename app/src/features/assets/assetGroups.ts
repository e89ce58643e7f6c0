import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Assets, CryptoAsset, FiatAsset, Instrument, TokenAsset } from '@wallet/contract/holdings/balances';
import type { OrdersQuery } from '@wallet/contract/holdings/orders';
import type { GrowRate } from '@wallet/contract/holdings/rates';
import { isStablecoin, unitPriceCurrency } from '@wallet/core/limits/currencies';
import { compareMoney, isPositive, subtractMoney, sumMoney } from '@wallet/core/money/arithmetic';
import { type Currency, money, type Money } from '@wallet/core/money/money';
import type { Rounding } from '@wallet/core/money/rounding';
import { convertMoney, multiplyByRate, type Rates } from '@wallet/core/money/rates';
import type { AccountAction } from '@wallet/ui/screens/assets';
import { toMoney } from '../../api/toMoney.ts';
import { getEntries, toUsableBalance } from '../../operations/accounts.ts';
import { getOperationPath } from '../../operations/operationPaths.ts';
import { paths } from '../../routing/paths.ts';

/** Decimals of the intermediate USD value, precise enough that only the final rounding matters. */
const UNIT_PRICE_DECIMALS = 8;

export type AccountAsset = FiatAsset | CryptoAsset | TokenAsset;

/** Crypto includes stablecoins; all other tokens are private equity (D-HOME-02). */
export function groupAccounts({ accounts }: Assets) {
  return {
    cash: accounts.fiat,
    crypto: [...accounts.crypto, ...accounts.tokens.filter(({ symbol }) => isStablecoin(symbol))],
    data: accounts.tokens.filter(({ symbol }) => !isStablecoin(symbol)),
  };
}

/** The groups of accounts. The others hold instruments. */
export type AccountGroupName = keyof ReturnType<typeof groupAccounts>;

/** Stocks and ETFs form one group (HOME-060). */
export function groupInstruments(instruments: readonly Instrument[]) {
  return {
    stocks: instruments.filter(({ type }) => type === 'stock' || type === 'etf'),
    bonds: instruments.filter(({ type }) => type === 'bond'),
    notes: instruments.filter(({ type }) => type === 'note'),
  };
}

export type Prices = { readonly rates: Rates; readonly grow: readonly GrowRate[]; readonly into: Currency };

/**
 * Converts into the primary currency. Holdings are rounded down, prices to the nearest. Null when a rate is missing, which is shown as a dash and never as zero (D-HOME-04).
 */
export function convertToPrimary(amount: Money, { rates, grow, into }: Prices, rounding: Rounding = 'down'): Money | null {
  const converted = convertMoney(amount, into, rates, rounding);
  if (converted !== null) return converted;
  const price = grow.find(({ symbol }) => symbol === amount.currencyCode)?.current_price;
  if (price === undefined) return null;
  const inUsd = multiplyByRate(amount, price, { currencyCode: unitPriceCurrency, decimals: UNIT_PRICE_DECIMALS }, 'down');
  return convertMoney(inUsd, into, rates, rounding);
}

/** Rounds each amount down before adding (D-HOME-03). Null when one of them cannot be converted. */
export function sumAsPrimary(amounts: readonly Money[], prices: Prices): Money | null {
  const converted = amounts.map((amount) => convertToPrimary(amount, prices));
  const known = converted.filter((amount) => amount !== null);
  return known.length === converted.length ? sumMoney(known, prices.into) : null;
}

/**
 * Returns the total of accounts, null when unknown, and what transactions in progress hold of it, which no account's balance shows: null when
 * that is nothing or unknown (D-PROG-02).
 */
export function sumAccounts(
  accounts: readonly AccountAsset[],
  prices: Prices,
): { readonly total: Money | null; readonly held: Money | null } {
  const whole = sumAsPrimary(
    accounts.map(({ balance, currency, decimals }) => money(balance, currency, decimals)),
    prices,
  );
  const usable = sumAsPrimary(accounts.map(toUsableBalance), prices);
  if (whole === null || usable === null) return { total: usable, held: null };
  const held = subtractMoney(whole, usable);
  return isPositive(held) ? { total: whole, held } : { total: usable, held: null };
}

export const getInstrumentValue = ({ current_value: value, currency }: Instrument): Money => toMoney(value, currency);

/** Returns the incoming or outgoing amount, or null unless it is above zero (HOME-015, HOME-016). */
export function toTransferAmount(amount: string, { currency, decimals }: AccountAsset): Money | null {
  const value = money(amount, currency, decimals);
  return compareMoney(value, money('0', currency, decimals)) > 0 ? value : null;
}

/** An account of a group. The kind `token` is a private-equity token, which is read-only except for its info (HOME-019). */
export type AccountRef = {
  readonly kind: 'fiat' | 'crypto' | 'stablecoin' | 'token';
  readonly id: number;
  readonly code: string;
  /** Set for tokens and stablecoins only. */
  readonly status?: TokenAsset['status'];
};

type OperationsPart = Pick<Operations, 'operations' | 'accounts'>;

const actionsOfKind: Readonly<Record<AccountRef['kind'], readonly AccountAction[]>> = {
  fiat: ['topup', 'withdraw', 'exchange', 'history'],
  crypto: ['buy', 'sell', 'send', 'receive', 'history'],
  stablecoin: ['buy', 'sell', 'send', 'receive', 'history'],
  token: ['info', 'history'],
};

/** Returns the path of an action (D-HOME-09), or null when the operations list does not offer it for the account. */
export function toActionHref(account: AccountRef, action: AccountAction, part: OperationsPart): string | null {
  const { kind, id: accountId, code } = account;
  switch (action) {
    case 'topup':
      return getEntries(part, 'topup', accountId).length === 0 ? null : `${paths.topUpFiat.to({ accountId })}/`;
    case 'withdraw':
      return getEntries(part, 'withdraw', accountId).length === 0 ? null : `${paths.withdrawFiat.to({ accountId })}/`;
    case 'info':
      return account.status === 'coming_soon' ? null : paths.tokenInfo.to({ symbol: code });
    case 'history':
      return toHistoryHref(account);
    case 'exchange':
    case 'buy':
    case 'sell':
    case 'send':
    case 'receive':
      return getOperationPath(part, { type: kind, id: accountId }, action);
  }
}

const filterNames = { fiat: 'account[]', crypto: 'wallet[]', stablecoin: 'token[]', token: 'token[]' } as const;

/** The ids of more accounts would make the address of a request too long. */
export const MAX_FILTERED_ACCOUNTS = 100;

/** The provider's query for the orders of these accounts (D-TXN-17). */
export function toHistoryFilter(accounts: readonly AccountRef[]): OrdersQuery {
  const names = [...new Set(accounts.map(({ kind }) => filterNames[kind]))];
  const getIds = (name: string) => accounts.filter(({ kind }) => filterNames[kind] === name).map(({ id }) => id);
  return Object.fromEntries(names.map((name) => [name, getIds(name)]));
}

/** The transactions of these accounts (HOME-018, D-TXN-17). */
export const toHistoryHref = (...accounts: readonly AccountRef[]): string =>
  `${paths.transactions.to()}?${accounts.map(({ kind, id }) => `${filterNames[kind]}=${id}`).join('&')}`;

/**
 * Returns the actions to show for an account (HOME-017, D-HOME-08). Without operations, e.g. while KYC is in progress, all actions of its
 * kind are shown and each opens the prompt to complete it.
 */
export function getShownActions(account: AccountRef, part: OperationsPart | null): readonly AccountAction[] {
  const actions = actionsOfKind[account.kind];
  const isHidden = (action: AccountAction) => action === 'info' && account.status === 'coming_soon';
  if (part === null) return actions.filter((action) => !isHidden(action));
  return actions.filter((action) => toActionHref(account, action, part) !== null);
}
