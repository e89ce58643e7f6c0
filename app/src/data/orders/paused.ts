import type { ResponseOf } from '@wallet/contract/endpoint';
import { cancelOrder, listPausedOrders } from '@wallet/contract/payee/brake';
import { useCallQuery } from '../../providers/callQuery.ts';
import { useCall } from '../../providers/useCall.ts';
import { useOperations } from '../accounts.ts';
import { useInvalidateMoney } from '../moneyMoved.ts';

/** Under the key of the orders, so that moved money invalidates it. */
const pausedKey = ['orders', 'paused'] as const;
/** A hold ends at a given time. An open page shows it within this interval (BRAKE-011). */
const POLL_MS = 10_000;

/** Maps the id of each order on hold to the time of its release. */
export type PausedOrders = ReadonlyMap<string, string>;

export const noPausedOrders: PausedOrders = new Map();

/** The customer's orders on hold, while the brake is on (BRAKE-010). Empty if they cannot be requested. Rows then read "On review". */
export function usePausedOrders(): PausedOrders {
  const isOn = useOperations().data?.settings.scam_brake === true;
  const { data } = useCallQuery(
    listPausedOrders,
    {},
    {
      queryKey: pausedKey,
      select: toPaused,
      enabled: isOn,
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data: paused } }) => (paused === undefined || paused.orders.length === 0 ? false : POLL_MS),
    },
  );
  return data ?? noPausedOrders;
}

const toPaused = ({ orders }: ResponseOf<typeof listPausedOrders>): PausedOrders => new Map(orders.map(({ id, until }) => [id, until]));

/** Cancels an order on hold (API-095). @param key one per order, so that a repeated call after a lost response cancels only once */
export function useCancelOrder(): (id: string, key: string) => Promise<void> {
  const call = useCall();
  const moneyMoved = useInvalidateMoney();
  return async (id, idempotencyKey) => {
    await call(cancelOrder, { params: { id } }, { idempotencyKey });
    await moneyMoved();
  };
}
