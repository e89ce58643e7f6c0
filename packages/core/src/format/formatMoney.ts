import type { Money } from '../money/money.ts';
import { NO_BREAK_SPACE } from './characters.ts';
import { moneyParts, type MoneyFormat } from './moneyParts.ts';

/**
 * An amount as a customer reads it: `€1,234.50`, `−$3.10`, `0.5 BTC` (no-break space), in columns `0.50000 BTC`.
 * @param format where it stands and which sign it carries; by default in a sentence, with a minus only
 * @throws ProgrammingError when the amount cannot be read
 * @see FMT-031 to FMT-036, D-FMT-14, D-FMT-17, D-SEND-17
 */
export function formatMoney(amount: Money, format?: MoneyFormat): string {
  const { sign, currencySign, lessThan, whole, fraction, signBehind, code } = moneyParts(amount, format);
  const number = `${sign}${lessThan}${currencySign}${whole}${fraction}${signBehind}`;
  return code === '' ? number : `${number}${NO_BREAK_SPACE}${code}`;
}
