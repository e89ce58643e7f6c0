import { fiatDecimals } from '@wallet/core/limits/currencies';
import { isAmountText } from '@wallet/core/validation/amounts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The id in a path: a positive integer of at most 16 digits (D-HOME-21); null for anything else. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

const NAME = 'amount';

/** A path that hands an amount on to the page that it leads to. */
export function withAmount(path: string, draft: string): string {
  return draft === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${NAME}=${encodeURIComponent(draft)}`;
}

/**
 * The amount that the page before has handed on, '' without one: another account, card or way of topping up keeps what was typed
 * (D-CUR-16, D-SEPA-22). It goes out of the address at once, so that a reload starts empty.
 * @param decimals most digits behind its point: fiat's by default
 */
export function useKeptAmount(decimals: number = fiatDecimals): string {
  const [search, setSearch] = useSearchParams();
  const [amount] = useState(() => {
    const text = search.get(NAME) ?? '';
    return isAmountText(text, decimals) ? text : '';
  });
  const isInAddress = search.has(NAME);
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (held) => {
        const rest = new URLSearchParams(held);
        rest.delete(NAME);
        return rest;
      },
      { replace: true },
    );
  }, [isInAddress, setSearch]);
  return amount;
}
