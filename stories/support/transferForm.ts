import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { AskFee, FeeQuote, TransferAsset } from '@wallet/ui/patterns/transfer';
import { eth, usdc } from './amounts.ts';

/** Its network fee is paid in ETH. */
export const usdCoin: TransferAsset = {
  code: 'USDC',
  name: 'USD Coin',
  lower: usdc('5'),
  upper: usdc('1500'),
  feeAllowance: eth('0.0005'),
  rate: { perUnit: '0.92', currencyCode: 'EUR', decimals: 2 },
  needsBeneficiary: false,
  isSendable: true,
};

export const resolveQuote = (quote: FeeQuote) => fn<AskFee>(async () => quote);

type Context = Pick<StoryContext, 'canvas'>;
export const getNextButton = ({ canvas }: Context): HTMLElement => canvas.getByRole('button', { name: 'Next step' });
export const waitForQuote = (context: Context) => waitFor(() => expect(getNextButton(context)).toBeEnabled());
