import type { StoryContext } from '@storybook/react-vite';
import { BuyScreen, type BuyScreenProps } from '@wallet/ui/screens/trade';
import { useState } from 'react';
import { bitcoinPurchase } from './buildTrade.ts';

type Context = Pick<StoryContext, 'canvas'>;
export const getAmountField = ({ canvas }: Context): HTMLElement => canvas.getByLabelText('Amount');
export const getBuyButton = ({ canvas }: Context): HTMLElement => canvas.getByRole('button', { name: 'Buy' });

export const buildReady = (change: Partial<typeof bitcoinPurchase>): BuyScreenProps['page'] => ({
  kind: 'ready',
  content: { ...bitcoinPurchase, ...change },
});

/** A screen whose next rate arrives when "Move" is pressed. */
export function MovingBuyScreen({ next, ...props }: BuyScreenProps & { readonly next: BuyScreenProps['page'] }) {
  const [page, setPage] = useState(props.page);
  return (
    <>
      <button type="button" onClick={() => setPage(next)}>
        Move
      </button>
      <BuyScreen {...props} page={page} />
    </>
  );
}
