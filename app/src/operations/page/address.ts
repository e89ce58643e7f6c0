import { fiatDecimals } from '@wallet/core/limits/currencies';
import { isAmountText } from '@wallet/core/validation/amounts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Reads an id from a path: a positive integer of at most 16 digits (D-HOME-21). Null for anything else. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

const AMOUNT_PARAMETER = 'amount';

export function addAmount(path: string, draft: string): string {
  return draft === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${AMOUNT_PARAMETER}=${encodeURIComponent(draft)}`;
}

/**
 * Returns the amount passed on by the previous page, '' without one. It survives a change of account, card or top-up method (D-CUR-16,
 * D-SEPA-22) and is removed from the URL immediately, so that a reload starts empty.
 * @param decimals maximum digits after the decimal point; fiat's by default
 */
export function usePassedAmount(decimals: number = fiatDecimals): string {
  const [search, setSearch] = useSearchParams();
  const [amount] = useState(() => {
    const text = search.get(AMOUNT_PARAMETER) ?? '';
    return isAmountText(text, decimals) ? text : '';
  });
  const isInAddress = search.has(AMOUNT_PARAMETER);
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (held) => {
        const rest = new URLSearchParams(held);
        rest.delete(AMOUNT_PARAMETER);
        return rest;
      },
      { replace: true },
    );
  }, [isInAddress, setSearch]);
  return amount;
}
