import { useQuery } from '@tanstack/react-query';
import { type Currency, listCurrencies } from '@wallet/contract/holdings/currencies';
import { useCall } from '../../providers/useCall.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';

/** Names and pictures rarely change. After this time, the next page that needs them requests them again. */
const STALE_AFTER_MS = 600_000;

const NO_CURRENCIES: readonly Currency[] = [];

/**
 * The currencies known to the provider, priced in the customer's own (API-021). Provides name and picture of currencies without an account
 * (THIRD-063). Empty until loaded and after a failure, because no page waits for it.
 */
export function useCurrencies(): readonly Currency[] {
  const call = useCall();
  const quote = usePrimaryCurrency();
  const { data } = useQuery({
    queryKey: ['currencies', quote],
    queryFn: ({ signal }) => call(listCurrencies, { query: { quote } }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
  return data ?? NO_CURRENCIES;
}
