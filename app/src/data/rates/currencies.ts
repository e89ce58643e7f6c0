import { type Currency, listCurrencies } from '@wallet/contract/holdings/currencies';
import { useCallQuery } from '../../providers/callQuery.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';

/** Names and pictures rarely change. After this time, the next page that needs them requests them again. */
const STALE_AFTER_MS = 600_000;

const NO_CURRENCIES: readonly Currency[] = [];

/**
 * The currencies known to the provider, priced in the customer's own (API-021). Provides name and picture of currencies without an account
 * (THIRD-063). Empty until loaded and after a failure, because no page waits for it.
 */
export function useCurrencies(): readonly Currency[] {
  const quote = usePrimaryCurrency();
  const { data } = useCallQuery(listCurrencies, { query: { quote } }, { queryKey: ['currencies', quote], staleTime: STALE_AFTER_MS });
  return data ?? NO_CURRENCIES;
}
