import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type SellContent, SellScreen, type SellScreenProps } from '@wallet/ui/screens/trade';
import { openPriceDetails, readRows } from '../../support/readRows.ts';
import { btc, eur } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { answers, bitcoin, buildSell, buildForm, quotedInEther, usdCoin } from './buildTrade.ts';

const meta = {
  component: SellScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSell(),
} satisfies Meta<typeof SellScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const buildReady = (content: SellContent): SellScreenProps['page'] => ({ kind: 'ready', content });
const getAmountField = ({ canvas }: Context) => canvas.getByLabelText('Amount');
const getFeePicker = ({ canvas }: Context) => canvas.getByRole('combobox', { name: 'Transaction fee' });
const getSellButton = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Sell' });
async function chooseFee(context: Context, speed: RegExp): Promise<void> {
  await context.userEvent.click(getFeePicker(context));
  await context.userEvent.click(await screen.findByRole('option', { name: speed }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
async function submitSale(context: Context): Promise<void> {
  await context.userEvent.type(getAmountField(context), '0.1');
  await chooseFee(context, /Average/);
  await context.userEvent.click(getSellButton(context));
}

export const Empty: Story = { tags: ['dev', 'autodocs'] };

/** Amount and fee. The fee is paid in the coin itself. */
export const Typed: Story = {
  tags: ['dev', 'autodocs'],
  args: { step: buildForm({ amount: '0.01234567', speed: 'average' }) },
  play: async (context) => {
    await waitFor(() => expect(getFeePicker(context)).toHaveTextContent('0.0001'));
  },
};

export const Failed: Story = { tags: ['dev', 'autodocs'], args: { page: { kind: 'failed', failure: 'unexpected', onRetry: fn() } } };

export const Locked: Story = {
  name: 'shows a locked coin and blocks selling it (LEG-009, OPS-020, D-LEG-18)',
  args: { page: buildReady({ ...bitcoin, locked: ['BTC'], isBlocked: true }) },
  play: async (context) => {
    await expect(context.canvas.getByText('BTC is temporarily locked until the last transaction completes.')).toBeVisible();
    await context.userEvent.type(getAmountField(context), '0.1');
    await chooseFee(context, /Average/);
    await expect(getSellButton(context)).toBeDisabled();
  },
};

export const Held: Story = {
  name: 'links to the held transfer that locks the coin (BRAKE-014)',
  args: { page: buildReady({ ...bitcoin, locked: ['BTC'], heldHrefs: { BTC: '#held' }, isBlocked: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View transfer' })).toHaveAttribute('href', '#held');
  },
};

export const Fee: Story = {
  name: 'requires the fee after the amount, and resets it with it (LEG-020, LEG-024, LEG-026)',
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await expect(getFeePicker(context)).toHaveTextContent('Choose fee...');
    await expect(getFeePicker(context)).toBeDisabled();
    await expect(getSellButton(context)).toBeDisabled();
    await userEvent.type(getAmountField(context), '0.01234567');
    await expect(canvas.getByLabelText('You get')).toHaveValue('737.03');
    await expect(getSellButton(context)).toBeDisabled();
    await expect(args.onAskFee).not.toHaveBeenCalled();
    await context.step('the options are requested once the fee is chosen (LEG-027)', async () => {
      await chooseFee(context, /Average/);
      await expect(args.onAskFee).toHaveBeenCalledWith({ amount: '0.01234567' }, expect.anything());
    });
    await expect(getSellButton(context)).toBeEnabled();
    await context.step('another amount resets the fee (OPS-008)', async () => {
      await userEvent.type(getAmountField(context), '{Backspace}');
      await expect(getFeePicker(context)).toHaveTextContent('Choose fee...');
    });
    await expect(getSellButton(context)).toBeDisabled();
    await userEvent.clear(getAmountField(context));
    await expect(getFeePicker(context)).toBeDisabled();
    await step('explains the final rate (LEG-008, OPS-016)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Final rate' }));
      await expect(await screen.findByRole('dialog', { name: 'Final rate' })).toHaveTextContent(
        'The final rate including fees will be shown after the exchange.',
      );
    });
  },
};

export const NoRate: Story = {
  name: 'shows no total and blocks selling without a rate (LEG-023, OPS-005)',
  args: { page: buildReady({ ...bitcoin, price: null }) },
  play: async (context) => {
    await context.userEvent.type(getAmountField(context), '0.1');
    await chooseFee(context, /Average/);
    await expect(getSellButton(context)).toBeDisabled();
  },
};

export const FeePending: Story = {
  name: 'blocks selling while the fee is requested (LEG-021, OPS-005, D-LEG-12)',
  args: {
    onAskFee: fn<NonNullable<SellScreenProps['onAskFee']>>(() => new Promise(() => undefined)),
    step: buildForm({ amount: '0.1', speed: 'average' }),
  },
  play: async (context) => {
    await expect(getFeePicker(context)).toHaveTextContent('Loading…');
    await expect(getSellButton(context)).toBeDisabled();
  },
};

export const NoFee: Story = {
  name: 'goes on to the button when the picker finds that there is no fee (LEG-027, LIB-012)',
  args: { onAskFee: answers.fee({ kind: 'quoted', offers: [] }) },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.type(getAmountField(context), '0.1');
    await userEvent.click(getFeePicker(context));
    await waitFor(() => expect(getSellButton(context)).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SalePending: Story = {
  name: 'ignores a second press while the sale is prepared (LEG-021, OPS-005)',
  args: { onSubmit: fn<SellScreenProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await submitSale(context);
    await expect(getSellButton(context)).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(getSellButton(context));
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      { amount: '0.1', all: false, speed: 'average' },
      expect.objectContaining({ arrives: eur('5970.00') }),
      btc('0.0001'),
    );
  },
};

export const Incorrect: Story = {
  name: 'disables fee and button for an invalid amount (LEG-013, LEG-022, OPS-006)',
  args: { page: buildReady(usdCoin), onAskFee: answers.fee(quotedInEther) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.type(getAmountField(context), '10.99999{Enter}');
    await expect(getAmountField(context)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Minimum amount is 11 USDC')).toBeVisible();
    await expect(getFeePicker(context)).toBeDisabled();
    await userEvent.clear(getAmountField(context));
    await userEvent.type(getAmountField(context), '120.00001');
    await expect(canvas.getByText('Incorrect amount')).toBeVisible();
    await expect(getSellButton(context)).toBeDisabled();
    await step('explains the two causes of a refused fee on press (LEG-007, LEG-019, OPS-013)', async () => {
      await userEvent.clear(getAmountField(context));
      await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
      await expect(getAmountField(context)).toHaveValue('120');
      await chooseFee(context, /Average/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Not enough ETH to pay fee' }));
      await expect(await screen.findByRole('dialog', { name: 'Causes of error' })).toHaveTextContent(
        'your ETH balance is not enough, or it is blocked until the previous transaction completes.',
      );
    });
  },
};

export const UseAll: Story = {
  name: '"Use all" fills in the balance minus the selected fee, in either order (LEG-025, OPS-007, D-LEG-11)',
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
    await expect(getAmountField(context)).toHaveValue('0.5');
    await chooseFee(context, /Average/);
    await expect(getAmountField(context)).toHaveValue('0.4999');
    await userEvent.clear(getAmountField(context));
    await userEvent.type(getAmountField(context), '0.1');
    await chooseFee(context, /Fast/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
    await expect(getAmountField(context)).toHaveValue('0.49985');
    await waitFor(() => expect(getSellButton(context)).toBeEnabled());
    await userEvent.click(getSellButton(context));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { amount: '0.49985', all: true, speed: 'fast' },
      expect.objectContaining({ arrives: eur('29841.04') }),
      btc('0.00015'),
    );
  },
};

export const WholeBalanceTyped: Story = {
  name: 'leaves nothing for the fee when the whole balance is typed (LEG-019, OPS-004, D-LEG-10)',
  play: async (context) => {
    await context.userEvent.type(getAmountField(context), '0.5');
    await chooseFee(context, /Average/);
    await expect(await context.canvas.findByText('Not enough BTC to pay fee')).toBeVisible();
    await expect(getSellButton(context)).toBeDisabled();
  },
};

export const FeeRefused: Story = {
  name: 'shows refusals of the fee call on the amount (LEG-028, D-LEG-12)',
  args: {
    onAskFee: answers.fee({ kind: 'refused', fields: { amount: 'Not enough funds' } }),
    step: buildForm({ amount: '0.1', speed: 'average' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not enough funds')).toBeVisible();
  },
};

export const FeeOffline: Story = {
  tags: ['dev', 'autodocs'],
  args: { onAskFee: answers.fee({ kind: 'failed', failure: 'offline' }), step: buildForm({ amount: '0.1', speed: 'average' }) },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'No internet connection! · Try again' })).toBeVisible();
    await expect(getSellButton(context)).toBeDisabled();
  },
};

export const Refused: Story = {
  name: 'shows amount, fee and message of a refusal in place (LEG-034, OPS-012, OPS-013)',
  args: {
    onSubmit: answers.sell({
      kind: 'refused',
      fields: { amount: 'Not enough funds', fee: 'Not enough BTC to pay fee' },
      message: 'Try later',
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submitSale(context);
    await expect(await canvas.findByText('Not enough funds')).toBeVisible();
    await expect(canvas.getByText('Try later')).toBeVisible();
    await expectFocusOnFirstInvalid('Amount', 'Not enough funds');
    await userEvent.click(canvas.getByRole('button', { name: 'Not enough BTC to pay fee' }));
    await expect(await screen.findByRole('dialog', { name: 'Causes of error' })).toBeVisible();
  },
};

export const Priced: Story = {
  tags: ['dev', 'autodocs'],
  args: { page: { kind: 'ready', content: { ...bitcoin, middleRate: '60000' } }, step: buildForm({ amount: '0.01234567' }) },
  play: async ({ canvasElement }) => {
    await openPriceDetails();
    await expect(readRows(canvasElement)).toEqual([
      ['Rate', '1 BTC = €59,700.00'],
      ['Middle rate', '1 BTC = €60,000.00'],
      ['Mark-up', '0.50% · €3.71'],
      ['Worth at the middle rate', '€740.74'],
      ['Transaction fee', 'not available–'],
      ['Total', '≈ €737.03'],
      ['Balance after', 'not available–'],
    ]);
  },
};
