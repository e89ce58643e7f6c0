import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BuyScreen, type BuyScreenProps } from '@wallet/ui/screens/trade';
import { eur, usdc } from '../../support/amounts.ts';
import { findLists, openPriceDetails, readRows } from '../../support/readRows.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { answers, buildBuy } from './buildTrade.ts';
import { buildReady, getAmountField, getBuyButton, MovingBuyScreen } from './MovingBuyScreen.tsx';

const meta = {
  component: BuyScreen,
  ...inCustomerFrame,
  args: buildBuy(),
} satisfies Meta<typeof BuyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function submitAmount(context: Context, text: string): Promise<void> {
  await context.userEvent.type(getAmountField(context), text);
  await context.userEvent.click(getBuyButton(context));
}

/** The amount is empty, but rate, fee and minimum are already shown. */
export const Empty: Story = {};

export const Typed: Story = { args: { draft: '1000' } };

export const Loading: Story = { args: { page: { kind: 'loading' } } };

export const Offline: Story = { args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } } };

export const RateUnknown: Story = { args: { page: buildReady({ price: null }), draft: '1000' } };

export const LongTexts: Story = {
  args: {
    draft: '9999999999.99',
    page: buildReady({ accounts: [{ id: 7, name: 'Euro account of the joint household in Klaipėda', balance: eur('9999999999.99') }] }),
  },
};

export const Received: Story = {
  name: 'deducts the fee, rounds coins down, and buys once on a double click (LEG-001, D-LEG-05, D-LEG-21)',
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn<BuyScreenProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Buy Bitcoin' })).toBeVisible();
    await expect(getBuyButton(context)).toBeDisabled();
    await userEvent.type(getAmountField(context), '100');
    await expect(canvas.getByLabelText('You get')).toHaveValue('0.00163349');
    await userEvent.dblClick(getBuyButton(context));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(eur('100.00'), expect.objectContaining({ fee: eur('1.50') }));
  },
};

export const BelowTheMinimum: Story = {
  name: 'shows an issue below the minimum on leaving, and accepts the minimum (OPS-001, LEG-016, D-LEG-08)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.type(getAmountField(context), '9.99{Enter}');
    await expect(getAmountField(context)).toHaveFocus();
    await expect(canvas.queryByText('Minimum amount is €10')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Minimum amount is €10')).toBeVisible();
    await expect(getBuyButton(context)).toBeDisabled();
    await userEvent.clear(getAmountField(context));
    await userEvent.type(getAmountField(context), '10');
    await expect(getBuyButton(context)).toBeEnabled();
    await step('marks more than the balance as incorrect, and "Use all" fills in the balance (OPS-003, LEG-015, LEG-025)', async () => {
      await userEvent.clear(getAmountField(context));
      await userEvent.type(getAmountField(context), '12480.56');
      await userEvent.tab();
      await expect(canvas.getByText('Incorrect amount')).toBeVisible();
      await expect(canvas.getByText(/You have €12,480\.55/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
      await expect(getAmountField(context)).toHaveValue('12,480.55');
      await expect(canvas.queryByText('Incorrect amount')).toBeNull();
    });
    await step('fills in a share of the balance rounded down, and offers the minimum below it (D-LEG-07)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '25%' }));
      await expect(getAmountField(context)).toHaveValue('3,120.13');
      await expect(canvas.getByRole('button', { name: '25%' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.clear(getAmountField(context));
      await userEvent.type(getAmountField(context), '9');
      await userEvent.click(canvas.getByRole('button', { name: 'Use €10.00' }));
      await expect(getAmountField(context)).toHaveValue('10');
      await expect(canvas.queryByText(/At least/)).toBeNull();
    });
  },
};

export const NoMinimum: Story = {
  name: 'accepts any amount that buys a coin without a minimum (OPS-001, LEG-018)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ minimum: eur('0') }) },
  play: async (context) => {
    await context.userEvent.type(getAmountField(context), '1.50');
    await expect(getBuyButton(context)).toBeDisabled();
    await context.userEvent.type(getAmountField(context), '{Backspace}1');
    await expect(getBuyButton(context)).toBeEnabled();
  },
};

export const Refused: Story = {
  name: 'shows field issues and message in place, and clears them on edit (LEG-030, LEG-031, OPS-010)',
  tags: ['!dev', '!autodocs'],
  args: {
    onSubmit: answers.buy({
      kind: 'refused',
      fields: { amount: 'Not enough funds', account: 'Unknown account' },
      message: 'The market is closed',
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submitAmount(context, '100');
    await expect(await canvas.findByText('Not enough funds')).toBeVisible();
    await expect(canvas.getByText('Unknown account')).toBeVisible();
    // The only account cannot be changed, so the next field has the focus.
    await expectFocusOnFirstInvalid('Amount', 'Not enough funds');
    await expect(canvas.getByText('The market is closed')).toBeVisible();
    await userEvent.type(getAmountField(context), '1');
    await expect(canvas.queryByText('The market is closed')).toBeNull();
    await expect(canvas.queryByText('Unknown account')).toBeNull();
  },
};

export const Forbidden: Story = {
  name: 'shows a missing verification in the error modal (D-LEG-22)',
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: answers.buy({ kind: 'forbidden' }) },
  play: async (context) => {
    await submitAmount(context, '100');
    await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent('Ensure full verification');
  },
};

export const NoConnection: Story = {
  name: 'names the connection when offline and keeps the amount (D-LEG-21)',
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: answers.buy({ kind: 'failed', failure: 'offline' }) },
  play: async (context) => {
    await submitAmount(context, '100');
    await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent(
      'Please check your internet connection and try again.',
    );
    await expect(getAmountField(context)).toHaveValue('100');
  },
};

/** The provider is down. The message is above the button. */
export const Unavailable: Story = {
  args: { onSubmit: answers.buy({ kind: 'failed', failure: 'unavailable' }) },
  play: async (context) => {
    await submitAmount(context, '100');
    await expect(await context.canvas.findByText('Service is temporary unavailable')).toBeVisible();
  },
};

/** Locked by a transaction in progress. The screen says so, and buying stays possible (RULE-003). */
export const Locked: Story = {
  args: { page: buildReady({ title: 'USD Coin', balance: usdc('120'), locked: ['USDC', 'ETH'] }) },
};

export const Warning: Story = {
  name: 'closes the warning with its box ticked (LEG-005, OPS-017, OPS-018)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ title: 'USD Coin', balance: usdc('120'), needsWarning: true }) },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Warning: Limited functionality' });
    await expect(dialog).toHaveTextContent('you can’t exchange or send this stablecoin');
    await userEvent.click(screen.getByLabelText("Don't show this message again"));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onWarningClosed).toHaveBeenCalledWith(true);
  },
};

/** All price components: total = worth at the middle rate + mark-up + fee. */
export const Priced: Story = {
  args: { page: buildReady({ middleRate: '60000' }), draft: '500' },
  play: async ({ canvasElement }) => {
    await openPriceDetails();
    await expect(readRows(canvasElement)).toEqual([
      ['Rate', '1 BTC = €60,300.00'],
      ['Middle rate', '1 BTC = €60,000.00'],
      ['Mark-up', '0.50% · €2.49'],
      ['Fee', '€1.50'],
      ['Total', '€500.00'],
      ['You get (approx.)', '0.00826699 BTC'],
      ['Worth at the middle rate', '€496.01'],
      ['Balance after', '€11,980.55'],
    ]);
  },
};

export const NewRate: Story = {
  name: 'updates every row for a new rate and announces it once (PRICE-006)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ middleRate: '60000' }), draft: '500' },
  render: (args) => <MovingBuyScreen {...args} next={buildReady({ price: '70350', middleRate: '70000' })} />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const news = () => canvas.queryAllByRole('status').filter((region) => region.textContent === 'New rate');
    await expect(news()).toHaveLength(0);
    await openPriceDetails();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(news()).toHaveLength(1));
    await expect(findLists(canvasElement)[0]?.parentElement).toHaveAttribute('aria-live', 'off');
    const rows = new Map(readRows(canvasElement));
    await expect([rows.get('Rate'), rows.get('Middle rate'), rows.get('You get (approx.)'), rows.get('Worth at the middle rate')]).toEqual([
      '1 BTC = €70,350.00',
      '1 BTC = €70,000.00',
      '0.00708599 BTC',
      '€496.01',
    ]);
    await userEvent.type(getAmountField(context), '0');
    await expect(findLists(canvasElement)[0]?.parentElement).toHaveAttribute('aria-live', 'polite');
  },
};

export const HeldRate: Story = {
  name: 'freezes the figures after submitting (PRICE-006)',
  tags: ['!dev', '!autodocs'],
  args: {
    page: buildReady({ middleRate: '60000' }),
    draft: '500',
    onSubmit: fn<BuyScreenProps['onSubmit']>(() => new Promise(() => undefined)),
  },
  render: (args) => <MovingBuyScreen {...args} next={buildReady({ price: '70350', middleRate: '70000' })} />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const before = readRows(canvasElement);
    await userEvent.click(getBuyButton(context));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(readRows(canvasElement)).toEqual(before);
  },
};
