import type { ComponentPropsWithRef } from 'react';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { middleRateInfo } from './MiddleRateInfo.tsx';
import type { OrderPrice } from './PriceBreakdown.types.ts';
import { usePriceRows } from './usePriceRows.tsx';

export type PriceBreakdownProps = Omit<ComponentPropsWithRef<'dl'>, 'children' | 'onCopy'> & {
  /** What the rate was made of. */
  readonly price: OrderPrice;
  /** Offers an explanation of the middle rate. Switch it off on paper and in dialogs. @default true */
  readonly explained?: boolean;
};

/** What the rate of an order was made of: the middle rate and the mark-up on it. The order itself shows its amounts (PRICE-007). */
export function PriceBreakdown({ price, explained = true, ...rest }: PriceBreakdownProps) {
  const { rate, markup } = usePriceRows(explained ? middleRateInfo : undefined);
  return <DetailList {...rest} items={[rate('middleRate', price.base, price.middleRate, price.quote), markup(price)]} />;
}
