import { amountOf, money } from '@wallet/core/money/money';
import { scaleMoney } from '@wallet/core/money/rates';
import type { Prices } from './prices.ts';
import { usdPrices } from './rateTable.ts';

/** Decimals of a rate of the fiat exchange; what is beyond is rounded down (RULE-066). */
const RATE = { currencyCode: 'RATE', decimals: 5 };

/**
 * What the fiat exchange executes at and is told: the setting, moved by as much as the euro has moved against the table.
 * @param base EUR: how many USD a euro brings; USD: how many EUR a dollar brings
 * @param setting `eur_exchange_usd_rate` or `usd_exchange_eur_rate`
 */
export function fiatRate({ usd }: Prices, base: 'EUR' | 'USD', setting: string): string {
  const [price, table] = [usd('EUR'), usdPrices.EUR];
  if (price === table) return setting;
  const [by, over] = base === 'EUR' ? [price, table] : [table, price];
  const decimals = (setting.split('.')[1] ?? '').length;
  return amountOf(scaleMoney(money(setting, RATE.currencyCode, decimals), by, over, RATE, 'down'));
}
