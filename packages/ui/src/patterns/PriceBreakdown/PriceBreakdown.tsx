import type { ComponentPropsWithRef } from 'react';
import { DetailList, type Detail } from '../../components/DetailList/DetailList.tsx';
import { middleRateInfo } from './MiddleRateInfo.tsx';
import type { OrderPrice } from './PriceBreakdown.types.ts';
import { usePriceRows, type PriceRows } from './usePriceRows.tsx';

export type PriceBreakdownProps = Omit<ComponentPropsWithRef<'dl'>, 'children' | 'onCopy'> & {
  readonly price: OrderPrice;
  /** Offers an explanation of the middle rate. Switch it off on paper and in dialogs. @default true */
  readonly explained?: boolean;
};

/** The costs of an order, row by row in the order of its operation: middle rate, mark-up, fee, total and what arrives (PRICE-007). */
export function PriceBreakdown({ price, explained = true, ...rest }: PriceBreakdownProps) {
  const rows = usePriceRows(explained ? middleRateInfo : undefined);
  return <DetailList {...rest} items={createRows(price, rows)} />;
}

function createRows(price: OrderPrice, { rate, markup, noFee, amount }: PriceRows): readonly Detail[] {
  const { kind, base, quote, total, fee, arrives, networkFee } = price;
  const rates = [rate('rate', base, price.rate, quote), rate('middleRate', base, price.middleRate, quote), markup(price)];
  switch (kind) {
    case 'exchange':
      return [...rates, noFee(true), amount('worth', total)];
    case 'buy':
      return [...rates, amount('fee', fee), amount('total', total), amount('getApproximately', price.receives), amount('worth', arrives)];
    case 'sell':
      return [...rates, amount('worth', total), amount('networkFee', networkFee), amount('total', arrives)];
    case 'send':
      return [
        rate('middleRate', base, price.middleRate, quote),
        markup(price),
        amount('networkFee', networkFee ?? fee),
        ...(networkFee === null ? [amount('totalAmount', total)] : []),
        amount('arrives', arrives),
      ];
    case 'card':
    case 'sepa':
      return [markup(price), amount('fee', fee), amount('total', total), amount('arrives', arrives)];
  }
}
