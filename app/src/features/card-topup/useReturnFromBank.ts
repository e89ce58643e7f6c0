import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a bank's redirect leaves in the address (D-CARD-18). */
const NAMES = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

/** How the bank has sent the customer back; null when it has not. What it left in the address goes out of it. */
export function useReturnFromBank(): string | null {
  const [search, setSearch] = useSearchParams();
  const [status] = useState(() => (search.has('payment_intent') ? search.get('redirect_status') : null));
  const isInAddress = NAMES.some((name) => search.has(name));
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (held) => {
        const rest = new URLSearchParams(held);
        for (const name of NAMES) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [isInAddress, setSearch]);
  return status;
}
