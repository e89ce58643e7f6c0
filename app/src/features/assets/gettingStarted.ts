import type { OrderRow } from '@wallet/contract/holdings/orders';
import { isZero } from '@wallet/core/money/arithmetic';
import type { AssetsContent, GettingStartedStep } from '@wallet/ui/screens/assets';
import { useLatestOrders } from '../../data/orders/orders.ts';
import { paths } from '../../routing/paths.ts';

type Traded = Pick<OrderRow, 'group' | 'flow'>;

/** What makes a trade: both sides of an order differ. */
const isTrade = ({ group, flow }: Traded): boolean => group === 'exchange' || (flow !== null && flow.from.currency !== flow.to.currency);

/** Fewer orders than that are all there are. */
const FEW = 3;

export type FirstMinute = {
  readonly isVerified: boolean;
  readonly hasMoney: boolean;
  /** The newest orders; undefined while they are not known. */
  readonly orders: readonly Traded[] | undefined;
};

/** The steps of the first minute; null for somebody who has taken them, or of whom it is not known (HOME-104). */
export function toSteps({ isVerified, hasMoney, orders }: FirstMinute): readonly GettingStartedStep[] | null {
  const isNew = !isVerified || !hasMoney || (orders !== undefined && orders.length < FEW && !orders.some(isTrade));
  if (!isNew) return null;
  return [
    { name: 'verify', done: isVerified, href: paths.kyc.to() },
    { name: 'addMoney', done: isVerified && hasMoney, href: paths.addMoney.to() },
    { name: 'trade', done: false, href: paths.selectCurrency.to({ purpose: 'exchange' }) },
  ];
}

/** What leads a new customer. Orders are asked for only where so little is held that they may be the first. */
export function useGettingStarted(content: AssetsContent | null, isVerified: boolean): readonly GettingStartedStep[] | null {
  const hasMoney = content !== null && !isZero(content.total);
  const held = content?.groups.filter(({ balance }) => balance === null || !isZero(balance)).length ?? 0;
  const { data: orders } = useLatestOrders(isVerified && hasMoney && held === 1);
  return content === null ? null : toSteps({ isVerified, hasMoney, orders });
}
