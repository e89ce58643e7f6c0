import type { PageQuery } from '../../operations/page/toPageState.ts';
import { useOperations } from '../../data/accounts/useOperations.ts';
import { useAssets } from '../../data/balances/useAssets.ts';
import { usePublicRates } from '../../data/rates/usePublicRates.ts';
import type { TradeFacts } from './toTradeContent.ts';

/** Everything that a trade stands on, asked anew on entry; prices every 15 s unless the customer is submitting (D-LEG-05). */
export function useTradeFacts(isSubmitting: boolean): PageQuery<TradeFacts> {
  const operations = useOperations({ onEntry: true });
  const assets = useAssets({ onEntry: true });
  const rates = usePublicRates(!isSubmitting);
  const isKnown = operations.data !== undefined && assets.data !== undefined;
  return {
    data: isKnown ? { operations: operations.data, assets: assets.data, rates: rates.data ?? assets.data.public_rates } : undefined,
    error: operations.error ?? assets.error,
    dataUpdatedAt: Math.min(operations.dataUpdatedAt, assets.dataUpdatedAt),
    refetch: () => [operations.refetch(), assets.refetch()],
  };
}
