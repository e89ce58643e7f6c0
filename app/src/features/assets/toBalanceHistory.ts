import type { Assets } from '@wallet/contract/holdings/balances';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { balanceHistory, type DayBalance, type DayRates, type Movement } from '@wallet/core/history/balanceHistory';
import { calculateHeights } from '@wallet/core/history/heights';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { isPositive, negateMoney, sumMoney } from '@wallet/core/money/arithmetic';
import { type Currency, money, type Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import type { AssetsScreenProps, BalanceHistoryState } from '@wallet/ui/screens/assets';
import { type AccountGroupName, groupAccounts } from './assetGroups.ts';

/** At least as many decimals as any currency has, so that order amounts can be read whatever their currency. */
const MAX_DECIMALS = 18;

const toExactMoney = ({ value, currency }: OrderRow['volume']): Money => money(value, currency, MAX_DECIMALS);

/**
 * Returns the balance changes of an order: both sides of a conversion, otherwise the order's volume. Orders in progress have not yet moved
 * anything out of the customer's ownership, and rejected ones never will.
 */
export function toMovement({ status, flow, volume, created_at: createdAt }: OrderRow): Movement | null {
  if (status !== 'completed') return null;
  const turns = flow !== null && flow.from.currency !== flow.to.currency;
  return {
    date: createdAt.slice(0, 10),
    changes: turns ? [negateMoney(toExactMoney(flow.from)), toExactMoney(flow.to)] : [toExactMoney(volume)],
  };
}

type Account = Pick<Assets['accounts']['fiat'][number], 'balance' | 'currency'>;

type HistoryParts = {
  readonly accounts: readonly Account[];
  readonly orders: readonly OrderRow[];
  readonly days: readonly DayRates[];
  /** Number of days requested. With fewer days there is no history for the period. */
  readonly count: number;
  readonly into: Currency;
};

/** Returns the worth of the given accounts by day, ignoring movements in other currencies. Null when it is unknown. */
function toHistory({ accounts, orders, days, count, into }: HistoryParts): readonly DayBalance[] | null {
  const holdings = accounts.map(({ balance, currency }) => money(balance, currency, MAX_DECIMALS));
  const codes = new Set(accounts.map(({ currency }) => currency));
  const movements = orders
    .flatMap((order) => toMovement(order) ?? [])
    .map(({ date, changes }) => ({ date, changes: changes.filter(({ currencyCode }) => codes.has(currencyCode)) }));
  return days.length === count ? balanceHistory({ holdings, movements, days, into }) : null;
}

type BalanceHistoryParts = Omit<HistoryParts, 'accounts' | 'into'> & { readonly assets: Assets; readonly primary: 'EUR' | 'USD' };

const toHistoryState = (history: readonly DayBalance[] | null): BalanceHistoryState =>
  history === null ? { kind: 'missing' } : { kind: 'ready', days: history };

const toFiatCurrency = (currencyCode: string): Currency => ({ currencyCode, decimals: fiatDecimals });

/** Returns the worth of all accounts by day (WISH-017), or `missing` when orders and rates do not explain the balances (D-WISH-03). */
export function toBalanceHistory({ assets, orders, days, count, primary }: BalanceHistoryParts): BalanceHistoryState {
  const { fiat, crypto, tokens } = assets.accounts;
  const holdings = [...fiat, ...crypto, ...tokens].map(({ balance, currency }) => money(balance, currency, MAX_DECIMALS));
  const movements = orders.flatMap((order) => toMovement(order) ?? []);
  const history = days.length === count ? balanceHistory({ holdings, movements, days, into: toFiatCurrency(primary) }) : null;
  return toHistoryState(history);
}

/** Returns the balance of one currency's accounts by day, in that currency, so no rate is needed (HOME-107). */
export function toAccountHistory({ accounts, days, ...rest }: Omit<HistoryParts, 'into'>, currencyCode: string): BalanceHistoryState {
  const ownDays = days.map(({ date }) => ({ date, rates: { [currencyCode]: '1' } }));
  const own = accounts.filter(({ currency }) => currency === currencyCode);
  return toHistoryState(toHistory({ ...rest, accounts: own, days: ownDays, into: toFiatCurrency(currencyCode) }));
}

/** Returns the unit price by day, or `missing` when a day has no price (HOME-107). */
export function toPriceHistory(code: string, days: readonly DayRates[], count: number, primary: 'EUR' | 'USD'): BalanceHistoryState {
  const unit = money('1', code, 0);
  const prices = days.flatMap(({ date, rates }) => {
    const rate = rates[code];
    return rate === undefined ? [] : [{ date, total: multiplyByRate(unit, rate, toFiatCurrency(primary), 'halfEven') }];
  });
  return prices.length === count ? { kind: 'ready', days: prices } : { kind: 'missing' };
}

/**
 * Returns the worth of one group's accounts by day (HOME-108). The sum of each currency is rounded down before it is added. Orders name no
 * account, so the line is up to a cent above the group's total for each further account of a currency (D-HOME-03).
 */
export function toGroupHistory(group: AccountGroupName, { assets, primary, ...rest }: BalanceHistoryParts): BalanceHistoryState {
  const into = toFiatCurrency(primary);
  const held: readonly Account[] = groupAccounts(assets)[group];
  const codes = [...new Set(held.map(({ currency }) => currency))];
  const histories = codes.map((code) => toHistory({ ...rest, accounts: held.filter(({ currency }) => currency === code), into }));
  const known = histories.filter((history) => history !== null);
  if (known.length < histories.length) return { kind: 'missing' };
  const addDay = (at: number): Money =>
    sumMoney(
      known.flatMap((history) => history[at]?.total ?? []),
      into,
    );
  return { kind: 'ready', days: rest.days.map(({ date }, at) => ({ date, total: addDay(at) })) };
}

type Courses = NonNullable<AssetsScreenProps['courses']>;

/** Returns the course of each group's worth over the period (HOME-103). Groups that are empty or have no known history are left out. */
export function toGroupCourses({ assets, primary, ...rest }: BalanceHistoryParts): Courses {
  const groups = groupAccounts(assets);
  const toCourse = (accounts: readonly Account[]): readonly number[] | undefined => {
    const held = accounts.filter(({ balance }) => isPositive(money(balance, primary, MAX_DECIMALS)));
    if (held.length === 0) return undefined;
    const history = toHistory({ ...rest, accounts, into: toFiatCurrency(primary) });
    return history === null ? undefined : calculateHeights(history.map(({ total }) => total));
  };
  const courses = { cash: toCourse(groups.cash), crypto: toCourse(groups.crypto), data: toCourse(groups.data) };
  return Object.fromEntries(Object.entries(courses).filter(([, course]) => course !== undefined));
}
