import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import type { PriceState } from './PriceBreakdown.types.ts';
import { priceTexts } from './price.texts.ts';

/** The group "Price" of an order's details, a dialog, out of which none other opens: while it loads or has failed, the rest of them stays (PRICE-007). */
export function PriceGroup({ state }: { readonly state: PriceState }) {
  const texts = useTexts(priceTexts);
  if (state.kind === 'none') return null;
  return (
    <Section title={texts.title} level={3}>
      {state.kind === 'loading' ? <Skeleton variant="rows" count={3} label={texts.loading} /> : null}
      {state.kind === 'ready' ? <PriceBreakdown price={state.price} explained={false} /> : null}
      {state.kind === 'failed' ? (
        <Notice
          kind="negative"
          live="polite"
          action={
            <Button variant="quiet" size="sm" onClick={state.onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      ) : null}
    </Section>
  );
}
