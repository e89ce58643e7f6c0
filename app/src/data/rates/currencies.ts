import { useQuery } from '@tanstack/react-query';
import { type Currency, listCurrencies } from '@wallet/contract/holdings/currencies';
import { useCall } from '../../providers/useCall.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';

/** Names and pictures seldom change: within a session they are asked for once more after this, by the page that then needs them. */
const KEPT_MS = 600_000;

const none: readonly Currency[] = [];

/**
 * The currencies that the provider knows, priced in the customer's own (API-021): what names and draws one that they have no account of
 * (THIRD-063). Empty until it is known, and where it cannot be had: nobody waits for it.
 */
export function useCurrencies(): readonly Currency[] {
  const call = useCall();
  const quote = usePrimaryCurrency();
  const { data } = useQuery({
    queryKey: ['currencies', quote],
    queryFn: ({ signal }) => call(listCurrencies, { query: { quote } }, { signal }),
    staleTime: KEPT_MS,
  });
  return data ?? none;
}
