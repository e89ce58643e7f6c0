import { BuyForm } from './BuyForm.tsx';
import { TradeFrame } from './TradeFrame.tsx';
import type { BuyScreenProps } from './TradeScreen.types.ts';

/** Buys a coin or a stablecoin in a single step, because a purchase is not a transfer that a device signs (LEG-001, D-LEG-03). */
export function BuyScreen({ page, onWarningClosed, ...rest }: BuyScreenProps) {
  return (
    <TradeFrame page={page} onBack={rest.onBack} assetsHref={rest.assetsHref} onWarningClosed={onWarningClosed}>
      {(content) => <BuyForm content={content} {...rest} />}
    </TradeFrame>
  );
}
