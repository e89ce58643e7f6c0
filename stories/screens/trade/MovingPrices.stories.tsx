import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BuyScreen } from '@wallet/ui/screens/trade';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { answers, buildBuy } from './buildTrade.ts';
import { buildReady, getAmountField, getBuyButton, MovingBuyScreen } from './MovingBuyScreen.tsx';

const meta = {
  component: BuyScreen,
  title: 'screens/trade/BuyScreen, moving prices',
  ...inCustomerFrame,
  args: buildBuy(),
} satisfies Meta<typeof BuyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const PRICED_AT = Date.parse('2026-03-14T14:25:10Z');

/** The market price changes. Its time is shown below the rate. */
export const MovingPrice: Story = { args: { draft: '1000', page: buildReady({ pricedAt: PRICED_AT }) } };

export const Paused: Story = { args: { draft: '1000', page: buildReady({ isPaused: true }) } };

const LATER = buildReady({ pricedAt: PRICED_AT + 15_000, price: '61000' });

export const PriceMoves: Story = {
  name: 'a moving price changes only the result, and shows "up" next to the rate (MKT-010, MKT-012, MKT-020)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ pricedAt: PRICED_AT }) },
  render: (args) => <MovingBuyScreen {...args} next={LATER} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(getAmountField(context), '100');
    await expect(canvas.getByText('Price at 14:25:10 UTC')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'up' })).toBeNull();
    canvas.getByRole('button', { name: 'Move' }).click();
    // The arrow fades in.
    await waitFor(() => expect(canvas.getByRole('img', { name: 'up' })).toBeVisible());
    await expect(canvas.getByText('Price at 14:25:25 UTC')).toBeVisible();
    await expect(getAmountField(context)).toHaveValue('100');
    await expect(getAmountField(context)).toHaveFocus();
    await expect(canvas.getByLabelText('You get')).toHaveValue('0.00161475');
  },
};

export const OldPrice: Story = {
  name: 'allows buying at a price that may be outdated (MKT-017)',
  tags: ['!dev', '!autodocs'],
  args: { draft: '100', page: buildReady({ pricedAt: PRICED_AT, priceAt: 0 }) },
  play: async (context) => {
    await expect(context.canvas.getByText('Price at 14:25:10 UTC may be old')).toBeVisible();
    await expect(getBuyButton(context)).toBeEnabled();
  },
};

const CHANGED = 'The price has changed. Please check the new amount and try again.';

export const PriceChanged: Story = {
  name: 'shows an expired price under the button, keeps the input and focuses the amount (MKT-014)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ pricedAt: PRICED_AT }), onSubmit: answers.buy({ kind: 'priceChanged', message: CHANGED }) },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.type(getAmountField(context), '100');
    await userEvent.click(getBuyButton(context));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(CHANGED);
    await waitFor(() => expect(getAmountField(context)).toHaveFocus());
    await expect(getAmountField(context)).toHaveValue('100');
    await userEvent.click(getBuyButton(context));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const PausedIsNotBought: Story = {
  name: 'blocks buying a halted coin and shows a notice (MKT-016)',
  tags: ['!dev', '!autodocs'],
  args: Paused.args ?? {},
  play: async (context) => {
    await expect(context.canvas.getByText('Trading in BTC is paused. Please try again later.')).toBeVisible();
    await expect(getBuyButton(context)).toBeDisabled();
  },
};
