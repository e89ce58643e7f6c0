import { lazy, useEffect } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { SellForm } from './SellForm.tsx';
import { TradeFrame } from './TradeFrame.tsx';
import type { SellScreenProps } from './TradeScreen.types.ts';

const loadCode = () => import('./SellCode.tsx');
/** Loads while the customer types, so that the form does not wait for the next step. */
const SellCode = lazy(async () => ({ default: (await loadCode()).SellCode }));

/** Sells a coin or a stablecoin: the form, then the code (LEG-002, LEG-003). */
export function SellScreen({ page, step, draft, onWarningClosed, ...rest }: SellScreenProps) {
  const isReady = page.kind === 'ready';
  useEffect(() => {
    // If this fails, it is loaded again when it is needed.
    if (isReady) loadCode().catch(() => undefined);
  }, [isReady]);
  return (
    <TradeFrame page={page} onBack={rest.onBack} assetsHref={rest.assetsHref} onWarningClosed={onWarningClosed}>
      {(content) => {
        if (step.name === 'code')
          return (
            <Part>
              <SellCode content={content} step={step} {...rest} />
            </Part>
          );
        const { values } = step;
        return <SellForm content={content} first={values.amount === '' ? { ...values, amount: draft } : values} {...rest} />;
      }}
    </TradeFrame>
  );
}
