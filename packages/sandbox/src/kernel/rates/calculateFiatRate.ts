import { toAmountText, money } from '@wallet/core/money/money';
import { scaleMoney } from '@wallet/core/money/rates';
import type { Prices } from './prices.ts';
import { usdPrices } from './rateTable.ts';

/** Decimals of a fiat exchange rate; further digits are rounded down (RULE-066). */
const RATE = { currencyCode: 'RATE', decimals: 5 };

/**
 * The rate that the fiat exchange shows and executes: the setting, moved by as much as the euro has moved against the table.
 * @param base EUR: USD per euro; USD: EUR per dollar
 * @param setting `eur_exchange_usd_rate` or `usd_exchange_eur_rate`
 */
export function calculateFiatRate({ usd }: Prices, base: 'EUR' | 'USD', setting: string): string {
  const [price, table] = [usd('EUR'), usdPrices.EUR];
  if (price === table) return setting;
  const [by, over] = base === 'EUR' ? [price, table] : [table, price];
  const decimals = (setting.split('.')[1] ?? '').length;
  return toAmountText(scaleMoney(money(setting, RATE.currencyCode, decimals), by, over, RATE, 'down'));
}
