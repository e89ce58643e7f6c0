import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeSummary, type FeeSummaryProps } from '../FeeSummary/FeeSummary.tsx';
import { priceTexts } from './price.texts.ts';

/** Minimum time between two announcements of a new rate (PRICE-006). */
const ANNOUNCE_INTERVAL_MS = 15_000;
/** How long the announcement stays in the live region, so that the next one counts as a change. */
const ANNOUNCEMENT_MS = 3000;

type PriceSummaryProps = FeeSummaryProps & {
  /** All rates used in the rows, as one string. */
  readonly rates: string;
  readonly typed: string;
  /** The page itself announces the outcome of an amount and the age of its price. @default false */
  readonly isQuiet?: boolean;
};

/**
 * The price rows of a form. Changes caused by typing are announced as usual. A new rate is announced by itself instead of every row that it
 * changes.
 */
export function PriceSummary({ rates, typed, isQuiet = false, ...rest }: PriceSummaryProps) {
  const texts = useTexts(priceTexts);
  const isNews = useRateChange(rates);
  const [snapshot, setSnapshot] = useState({ rates, typed, isTyped: true });
  if (snapshot.rates !== rates || snapshot.typed !== typed) setSnapshot({ rates, typed, isTyped: snapshot.rates === rates });
  return (
    <>
      <FeeSummary {...rest} aria-live={snapshot.isTyped && !isQuiet ? 'polite' : 'off'} />
      <LiveRegion>{isNews && !isQuiet ? texts.newRate : null}</LiveRegion>
    </>
  );
}

/** Returns true for a short time after the rates have changed. The first rates do not count. */
function useRateChange(rates: string): boolean {
  const [isNews, setNews] = useState(false);
  const last = useRef({ rates, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const now = performance.now();
    if (last.current.rates === rates) return undefined;
    const isSoon = now - last.current.at < ANNOUNCE_INTERVAL_MS;
    last.current = { rates, at: isSoon ? last.current.at : now };
    if (isSoon) return undefined;
    setNews(true);
    const timer = setTimeout(() => setNews(false), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [rates]);
  return isNews;
}
