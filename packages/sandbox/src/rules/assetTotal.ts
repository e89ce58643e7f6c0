import { addMoney } from '@wallet/core/money/arithmetic';
import { amountOf, fromMinorUnits, money, type Money } from '@wallet/core/money/money';
import { multiplyByRate, scaleMoney } from '@wallet/core/money/rates';
import type { AccountBalance } from '../ledger/balances.ts';
import { isRated, usdPrices } from './rateTable.ts';
import type { TokenPrice } from './tokenPrices.ts';

/** Enough for every product of a balance and a price: nothing is rounded before the end. */
const EXACT = { currencyCode: 'USD', decimals: 18 };
const EUR = { currencyCode: 'EUR', decimals: 2 };
const USD = { currencyCode: 'USD', decimals: 2 };

type Worth = { readonly currency: string; readonly current_value: string };

/**
 * What the customer owns, in each primary currency (api.md 3.7). The sum is exact, rounded down once to EUR; the figure in USD is that
 * figure at the middle rate, so that the two never tell of different sums.
 */
export function assetTotal(
  accounts: readonly AccountBalance[],
  instruments: readonly Worth[],
  tokens: readonly TokenPrice[],
): { EUR: string; USD: string } {
  const tokenPrices = new Map(tokens.map(({ symbol, price }) => [symbol, price]));
  const priceOf = (code: string): string => (isRated(code) ? usdPrices[code] : (tokenPrices.get(code) ?? '0'));
  const held = accounts.map(({ available, locked, currency, decimals }) =>
    multiplyByRate(fromMinorUnits(available + locked, { currencyCode: currency, decimals }), priceOf(currency), EXACT, 'down'),
  );
  const invested = instruments.map(({ currency, current_value: value }) =>
    multiplyByRate(money(value, currency, 2), priceOf(currency), EXACT, 'down'),
  );
  const sum = [...held, ...invested].reduce<Money>(
    (total, worth) => addMoney(total, worth),
    money('0', EXACT.currencyCode, EXACT.decimals),
  );
  const inEur = scaleMoney(sum, '1', usdPrices.EUR, EUR, 'down');
  return { EUR: amountOf(inEur), USD: amountOf(multiplyByRate(inEur, usdPrices.EUR, USD, 'down')) };
}
