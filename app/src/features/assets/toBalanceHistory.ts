import type { Assets } from '@wallet/contract/holdings/balances';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { balanceHistory, type DayRates, type Movement } from '@wallet/core/history/balanceHistory';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { money, type Money } from '@wallet/core/money/money';
import { negateMoney } from '@wallet/core/money/arithmetic';
import type { BalanceHistoryState } from '@wallet/ui/screens/assets';

/** More than any currency has; amounts of orders are read with it, whatever their own. */
const MOST_DECIMALS = 18;

const exactly = ({ value, currency }: OrderRow['volume']): Money => money(value, currency, MOST_DECIMALS);

/**
 * What an order has changed: both sides of one that turns a currency into another, else what the account felt. An order that is under way
 * has moved nothing yet out of what the customer owns, a rejected one never will.
 */
export function toMovement({ status, flow, volume, created_at: createdAt }: OrderRow): Movement | null {
  if (status !== 'completed') return null;
  const turns = flow !== null && flow.from.currency !== flow.to.currency;
  return { date: createdAt.slice(0, 10), changes: turns ? [negateMoney(exactly(flow.from)), exactly(flow.to)] : [exactly(volume)] };
}

type BalanceHistoryParts = {
  readonly assets: Assets;
  readonly orders: readonly OrderRow[];
  readonly days: readonly DayRates[];
  /** How many days are wanted: fewer of them are no history of the period. */
  readonly count: number;
  readonly primary: 'EUR' | 'USD';
};

/** The worth of the accounts by day (WISH-017); `missing` where orders and rates do not account for them (D-WISH-03). */
export function toBalanceHistory({ assets, orders, days, count, primary }: BalanceHistoryParts): BalanceHistoryState {
  const { fiat, crypto, tokens } = assets.accounts;
  const holdings = [...fiat, ...crypto, ...tokens].map(({ balance, currency }) => money(balance, currency, MOST_DECIMALS));
  const movements = orders.flatMap((order) => toMovement(order) ?? []);
  const into = { currencyCode: primary, decimals: fiatDecimals };
  const history = days.length === count ? balanceHistory({ holdings, movements, days, into }) : null;
  return history === null ? { kind: 'missing' } : { kind: 'ready', days: history };
}
