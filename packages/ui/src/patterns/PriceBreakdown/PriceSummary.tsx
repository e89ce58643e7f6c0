import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeSummary, type FeeSummaryProps } from '../FeeSummary/FeeSummary.tsx';
import { priceTexts } from './price.texts.ts';

/** A new rate is said no faster than this (PRICE-006). */
const SAID_EVERY_MS = 15_000;
/** So long the words stand for a screen reader; the next ones are news again. */
const STANDS_MS = 3000;

type PriceSummaryProps = FeeSummaryProps & {
  /** The rates that the rows are counted with, as one text. */
  readonly rates: string;
  /** The amount as it is typed. */
  readonly typed: string;
  /** The page itself says what comes of an amount, and how old its price is. @default false */
  readonly isQuiet?: boolean;
};

/** The rows of a form with its price. What follows from a keystroke is read out as ever; of a new rate that alone, and not every row that it changes. */
export function PriceSummary({ rates, typed, isQuiet = false, ...rest }: PriceSummaryProps) {
  const texts = useTexts(priceTexts);
  const isNews = useNews(rates);
  const [snapshot, see] = useState({ rates, typed, isTyped: true });
  if (snapshot.rates !== rates || snapshot.typed !== typed) see({ rates, typed, isTyped: snapshot.rates === rates });
  return (
    <>
      <FeeSummary {...rest} aria-live={snapshot.isTyped && !isQuiet ? 'polite' : 'off'} />
      <LiveRegion>{isNews && !isQuiet ? texts.newRate : null}</LiveRegion>
    </>
  );
}

/** Whether the rates have changed just now; the first ones are no news. */
function useNews(rates: string): boolean {
  const [isNews, setNews] = useState(false);
  const last = useRef({ rates, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const now = performance.now();
    if (last.current.rates === rates) return undefined;
    const isSoon = now - last.current.at < SAID_EVERY_MS;
    last.current = { rates, at: isSoon ? last.current.at : now };
    if (isSoon) return undefined;
    setNews(true);
    const timer = setTimeout(() => setNews(false), STANDS_MS);
    return () => clearTimeout(timer);
  }, [rates]);
  return isNews;
}
