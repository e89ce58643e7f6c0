import { usePausedOrders } from '../data/orders/paused.ts';
import { useOrdersInProgress } from '../data/orders/orders.ts';
import { paths } from '../routing/paths.ts';

/** Links to transfers, by currency code. */
export type HeldHrefs = Readonly<Record<string, string>>;

/**
 * Links to the transfers on hold. Each keeps its currency locked until it is sent or cancelled (BRAKE-014). Empty when they cannot be
 * loaded.
 */
export function useHeldHrefs(): HeldHrefs {
  const paused = usePausedOrders();
  const { data } = useOrdersInProgress(paused.size > 0);
  const heldOrders = data?.orders.filter(({ id }) => paused.has(id)) ?? [];
  return Object.fromEntries(heldOrders.map(({ id, volume }) => [volume.currency, paths.transaction.to({ transactionId: id })]));
}
