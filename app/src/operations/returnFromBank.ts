import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type BankReturn = { readonly intent: string; readonly status: string | null };

/**
 * Returns how the bank sent the customer back, or null when it did not. Its parameters are removed from the URL before anything is sent or
 * reported (D-CARD-18, THIRD-029).
 * @param kind prefix of `_intent` in the card provider's parameters
 */
export function useReturnFromBank(kind: 'payment' | 'setup'): BankReturn | null {
  const [search, setSearch] = useSearchParams();
  const names = [`${kind}_intent`, `${kind}_intent_client_secret`, 'redirect_status'];
  const [back] = useState(() => {
    const intent = search.get(`${kind}_intent`);
    return intent === null ? null : { intent, status: search.get('redirect_status') };
  });
  const isInAddress = names.some((name) => search.has(name));
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (held) => new URLSearchParams([...held].filter(([name]) => name !== 'redirect_status' && !name.startsWith(`${kind}_intent`))),
      { replace: true },
    );
  }, [isInAddress, setSearch, kind]);
  return back;
}
