import { useQuery } from '@tanstack/react-query';
import { cancelOrder, listPausedOrders } from '@wallet/contract/payee/brake';
import { useCall } from '../../providers/useCall.ts';
import { useOperations } from '../accounts.ts';
import { useMoneyMoved } from '../moneyMoved.ts';

/** Below the orders: money that has moved makes it stale. */
const pausedKey = ['orders', 'paused'] as const;
/** A hold ends by the clock: an open page learns of it this soon (BRAKE-011). */
const POLL_MS = 10_000;

/** When each order on hold leaves, by its id. */
export type PausedOrders = ReadonlyMap<string, string>;

export const nothingPaused: PausedOrders = new Map();

/** The customer's orders on hold, while the brake is on (BRAKE-010); none where they cannot be asked for: rows say "On review" then. */
export function usePausedOrders(): PausedOrders {
  const call = useCall();
  const isOn = useOperations().data?.settings.scam_brake === true;
  const { data } = useQuery({
    queryKey: pausedKey,
    queryFn: async ({ signal }) => (await call(listPausedOrders, {}, { signal })).orders,
    select: toPaused,
    enabled: isOn,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data === undefined || state.data.length === 0 ? false : POLL_MS),
  });
  return data ?? nothingPaused;
}

const toPaused = (orders: readonly { readonly id: string; readonly until: string }[]): PausedOrders =>
  new Map(orders.map(({ id, until }) => [id, until]));

/** Cancels an order on hold (API-095). @param key one for each order: cancelled once, whatever happens to the answer */
export function useCancelOrder(): (id: string, key: string) => Promise<void> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return async (id, idempotencyKey) => {
    await call(cancelOrder, { params: { id } }, { idempotencyKey });
    await moneyMoved();
  };
}
