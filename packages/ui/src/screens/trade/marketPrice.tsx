import { useEffect, useRef, type RefObject } from 'react';
import type { Detail } from '../../components/DetailList/DetailList.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { MarketRate } from '../../patterns/trade/MarketRate.tsx';
import type { TradeContent, TradeStop } from './TradeScreen.types.ts';

type Priced = Pick<TradeContent, 'priceAt' | 'pricedAt'>;

/** The row of a rate; in a market that moves with its arrow and its moment (MKT-010). */
export function rateRowOf(row: Detail, { priceAt, pricedAt }: Priced, price: string | null): Detail {
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

/** Not every price of a market that moves is read out (MKT-012). */
export const summaryLive = ({ pricedAt }: Priced): { 'aria-live'?: 'off' } => (pricedAt === undefined ? {} : { 'aria-live': 'off' });

/** Goes onto the amount: a price that no longer holds gives it the focus, so that the new result is judged there (MKT-014). */
export function useChangedPrice(outcome: CallOutcome<string, TradeStop> | null): RefObject<HTMLInputElement | null> {
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome?.kind === 'priceChanged') amount.current?.focus();
  }, [outcome]);
  return amount;
}
