import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { RetryButton } from '../PageStates/RetryButton.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import type { PriceState } from './PriceBreakdown.types.ts';
import { priceTexts } from './price.texts.ts';

/**
 * The "Price" section in an order's details. When it is loading or has failed, the other sections stay visible (PRICE-007). The details are
 * a dialog, from which no other dialog can open, so the rate is not explained here.
 */
export function PriceGroup({ state }: { readonly state: PriceState }) {
  const texts = useTexts(priceTexts);
  if (state.kind === 'none') return null;
  return (
    <Section title={texts.title} level={3}>
      {state.kind === 'loading' ? <Skeleton variant="rows" count={2} label={texts.loading} /> : null}
      {state.kind === 'ready' ? <PriceBreakdown price={state.price} explained={false} /> : null}
      {state.kind === 'failed' ? (
        <Notice kind="negative" live="polite" action={<RetryButton variant="quiet" size="sm" onClick={state.onRetry} />}>
          {texts.failed}
        </Notice>
      ) : null}
    </Section>
  );
}
