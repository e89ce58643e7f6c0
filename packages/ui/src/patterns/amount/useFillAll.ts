import type { GetQuote } from '@wallet/core/fees/quote';
import { type Currency, parseMoney } from '@wallet/core/money/money';
import { useLayoutEffect, useRef } from 'react';
import type { ScreenField } from '../form/useScreenForm.ts';

/**
 * Returns the action of "Use all". What it fills in before the cost is known follows as soon as it is, to what the balance covers, unless
 * something else was entered since.
 * @param getAll returns the text to fill in, by what is known of the cost
 */
export function useFillAll(
  { value, onValueChange }: Pick<ScreenField<string>, 'value' | 'onValueChange'>,
  currency: Currency,
  getQuote: GetQuote,
  getAll: () => string,
): () => void {
  const filled = useRef<string>(undefined);
  const isPriced = (text: string): boolean => {
    const amount = parseMoney(text, currency);
    return amount !== null && getQuote(amount) !== null;
  };
  const fill = (): void => {
    const all = getAll();
    filled.current = isPriced(all) ? undefined : all;
    onValueChange(all);
  };
  useLayoutEffect(() => {
    if (filled.current === undefined) return;
    if (filled.current !== value) filled.current = undefined;
    else if (isPriced(value)) fill();
  });
  return fill;
}
