import { useEffect, useRef, type RefObject } from 'react';
import type { Detail } from '../../components/DetailList/DetailList.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { MarketRate } from '../../patterns/trade/MarketRate.tsx';
import type { TradeContent, TradeRefusal } from './TradeScreen.types.ts';

type Priced = Pick<TradeContent, 'priceAt' | 'pricedAt'>;

/** Returns the row of a rate, with an arrow and the time of the price in a moving market (MKT-010). */
export function toRateRow(row: Detail, { priceAt, pricedAt }: Priced, price: string | null): Detail {
  if (pricedAt === undefined) return row;
  return {
    ...row,
    value: (
      <MarketRate price={price} pricedAt={pricedAt} cameAt={priceAt}>
        {row.value}
      </MarketRate>
    ),
  };
}

/** In a moving market, price changes are not announced (MKT-012). */
export const getSummaryLiveProps = ({ pricedAt }: Priced): { 'aria-live'?: 'off' } =>
  pricedAt === undefined ? {} : { 'aria-live': 'off' };

/**
 * Returns the ref of the amount field. It gets the focus when the price has changed, so that the customer reviews the new result (MKT-014).
 */
export function useFocusOnPriceChange(outcome: CallOutcome<string, TradeRefusal> | null): RefObject<HTMLInputElement | null> {
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome?.kind === 'priceChanged') amount.current?.focus();
  }, [outcome]);
  return amount;
}
