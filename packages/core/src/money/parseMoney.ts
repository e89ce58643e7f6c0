import { ExactMoney } from './ExactMoney.ts';
import type { Currency, Money } from './money.ts';
import { readUnits } from './readUnits.ts';

/**
 * The amount that a customer has typed so far; null when the text is empty, is no number or has more decimals than the currency.
 * Takes what an amount field holds (`'5.'` counts as 5, `'.5'` as 0.5) and both minus signs, the hyphen and U+2212.
 * @see FMT-019, FMT-021, D-FMT-11, D-FMT-14
 */
export function parseMoney(text: string, { currencyCode, decimals }: Currency): Money | null {
  const plain = text
    .trim()
    .replace('\u2212', '-')
    .replace(/^-?(?=\.\d)/, '$&0')
    .replace(/(?<=\d)\.$/, '');
  const units = readUnits(plain, decimals);
  return units === null ? null : new ExactMoney(units, currencyCode, decimals);
}
