import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type BankReturn = { readonly intent: string; readonly status: string | null };

/**
 * How the bank has sent the customer back; null when it has not. What it left in the address goes out of it before anything is sent or
 * reported (D-CARD-18, THIRD-029).
 * @param kind the word before `_intent` in what the card provider adds
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
