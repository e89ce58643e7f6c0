import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { money } from '@wallet/core/money/money';
import { SendScreen } from '@wallet/ui/screens/send';
import { buildAddressBook } from '../../support/addressBook.ts';
import { btc, eth } from '../../support/amounts.ts';
import { openPriceDetails, readRows } from '../../support/readRows.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { getNextButton, resolveQuote, usdCoin, waitForQuote } from '../../support/transferForm.ts';
import { bitcoin, buildSend, emptyForm, buildFilledForm, OUTSIDE, quotes } from './buildSend.ts';

const meta = {
  component: SendScreen,
  title: 'screens/send/SendScreen, form',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSend(),
} satisfies Meta<typeof SendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'requests no fee for the empty form and does not submit it (SEND-002, SEND-004, SEND-017)',
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Send BTC' })).toBeVisible();
    for (const label of ['Address', 'Comment', 'Amount']) await expect(canvas.getByLabelText(label)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Transaction fee' })).toBeDisabled();
    await expect(getNextButton(context)).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Address'), '{Enter}');
    await expect(canvas.getByLabelText('Address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onAskFee).not.toHaveBeenCalled();
    await step('adds the fee on top (SEND-030)', async () => {
      await userEvent.type(canvas.getByLabelText('Address'), OUTSIDE);
      await userEvent.type(canvas.getByLabelText('Amount'), '0.05');
      await waitForQuote(context);
      await expect(canvas.getByText('Total amount').parentElement).toHaveTextContent(/0\.0501/);
      await expect(canvas.getByText('≈ €3,062.00')).toBeVisible();
    });
  },
};

export const UseAll: Story = {
  name: 'deducts the fee from the whole balance (SEND-016, SEND-031, D-SEND-13)',
  args: { step: buildFilledForm('') },
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await step('names the minimum amount once (D-SEND-10)', async () => {
      await userEvent.type(canvas.getByLabelText('Amount'), '0.0001');
      await userEvent.tab();
      await expect(canvas.getByText(/^Min: 0\.0005.BTC/)).toHaveTextContent(/^Min: 0\.0005.BTC$/);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
    await waitForQuote(context);
    await expect(canvas.getByText(/^The recipient gets 0\.9999/)).toBeVisible();
    await userEvent.click(getNextButton(context));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '1' }),
      expect.objectContaining({ fee: btc('0.00010000') }),
      btc('0.00010000'),
    );
  },
};

export const FeeDoesNotFit: Story = {
  name: 'shows how much is missing (D-SEND-15)',
  args: {
    page: { kind: 'ready', content: { ...bitcoin, upper: btc('0.00055'), feeAllowance: btc('0.00055') } },
    step: buildFilledForm('0.00055'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Need additional 0\.0001.BTC to cover the fee\.$/)).toBeVisible();
  },
};

export const NotEnoughEther: Story = {
  name: 'names the coin that pays the fee (SEND-014, D-SEND-16)',
  args: { page: { kind: 'ready', content: usdCoin }, step: { ...buildFilledForm('100') }, onAskFee: resolveQuote(quotes.ethereum) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not enough ETH to pay fee')).toBeVisible();
    await expect(canvas.queryByText('Total amount')).toBeNull();
  },
};

export const FeeChosen: Story = {
  name: 'selects the average fee by default (SEND-007, SEND-025)',
  args: { step: buildFilledForm('0.05') },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await waitForQuote(context);
    const fee = canvas.getByRole('combobox', { name: 'Transaction fee' });
    await expect(fee).toHaveTextContent('Average');
    await userEvent.click(fee);
    await userEvent.click(await screen.findByRole('option', { name: /^Fast/ }));
    await waitFor(() => expect(fee).toHaveTextContent('Fast'));
    await userEvent.click(getNextButton(context));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ speed: 'fast' }),
      expect.objectContaining({ fee: btc('0.00015000') }),
      btc('0.00015000'),
    );
  },
};

/** The field accepts no more decimals than the currency has, but a restored draft or a request may contain more. */
export const TooManyDecimals: Story = {
  name: 'shows “Incorrect amount” for too many decimals (SEND-012)',
  args: { step: buildFilledForm('0.123456789') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Amount'));
    await userEvent.tab();
    await expect(await canvas.findByText('Incorrect amount')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Transaction fee' })).toBeDisabled();
  },
};

/** A provider that supports P2WSH and Taproot accepts 62 characters and sets its own limit (D-SEND-07). */
export const LongerAddresses: Story = {
  name: 'lets a product allow longer addresses (D-SEND-07)',
  args: { page: { kind: 'ready', content: { ...bitcoin, addressMaxLength: 62 } } },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByLabelText('Address');
    const taproot = `bc1p${'q'.repeat(58)}`;
    await userEvent.type(address, `${taproot}q`);
    await userEvent.tab();
    await expect(canvas.getByText('Should have 62 characters or less')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, taproot);
    await userEvent.tab();
    await expect(canvas.queryByText(/62 characters|not supported yet/)).toBeNull();
  },
};

export const Wrong: Story = {
  name: 'shows the issue of each field (SEND-011, SEND-013, SEND-020)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Address'), `${OUTSIDE}${'q'.repeat(20)}`);
    await userEvent.type(canvas.getByLabelText('Amount'), '1.5');
    await expect(canvas.getByText(/^You have 1.BTC/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Comment'));
    await userEvent.paste('x'.repeat(141));
    await userEvent.tab();
    await expect(canvas.getByText(/^We don’t support long Bitcoin addresses \(P2WSH and Taproot\) yet/)).toBeVisible();
    await expect(canvas.getByText('Incorrect amount')).toBeVisible();
    await expect(canvas.getByText('Maximum 140 characters')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Transaction fee' })).toBeDisabled();
  },
};

/** Digits beyond the limit are rejected while typing. A coin with 18 decimals is sent with 8. */
export const Digits: Story = {
  name: 'accepts 10 digits before and at most 8 after the decimal point (SEND-009, SEND-010, D-SEND-09)',
  args: {
    page: { kind: 'ready', content: { ...bitcoin, lower: money('0.0005', 'BTC', 18), upper: money('1.234567890123456789', 'BTC', 18) } },
  },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText('Amount');
    await userEvent.type(amount, '12345678901');
    await expect(amount).toHaveValue('1,234,567,890');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.123456789');
    await expect(amount).toHaveValue('0.12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
    await expect(amount).toHaveValue('1.23456789');
  },
};

export const OwnDecimals: Story = {
  name: 'accepts no more decimals than the asset has (SEND-010)',
  args: { page: { kind: 'ready', content: usdCoin } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '0.123456');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('0.12345');
  },
};

export const QuoteRefused: Story = {
  name: 'shows refusals of the fee call on their fields (SEND-028)',
  args: { step: buildFilledForm('0.05'), onAskFee: resolveQuote({ kind: 'refused', fields: { address: 'Invalid address' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid address')).toBeVisible();
  },
};

export const NotSendable: Story = {
  name: 'disables the form for a token that cannot be sent (D-SEND-35)',
  args: {
    page: { kind: 'ready', content: { ...usdCoin, isSendable: false, feeAllowance: eth('1') } },
    step: emptyForm,
    addressBook: buildAddressBook(),
  },
  play: async (context) => {
    await expect(context.canvas.getByText('You can’t send USDC right now.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Amount')).toBeDisabled();
    await expect(context.canvas.getByRole('button', { name: 'Saved addresses' })).toBeDisabled();
    await expect(getNextButton(context)).toBeDisabled();
  },
};

export const Held: Story = {
  name: 'links to the held transfer that locks the coin (BRAKE-014)',
  args: { page: { kind: 'ready', content: { ...usdCoin, isSendable: false, isLocked: true, heldHref: '#held' } }, step: emptyForm },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View transfer' })).toHaveAttribute('href', '#held');
  },
};

export const Locked: Story = {
  name: 'disables the form while the coin’s last transaction is in progress (D-SEND-35, OPS-020)',
  args: { page: { kind: 'ready', content: { ...usdCoin, isSendable: false, isLocked: true } }, step: emptyForm },
  play: async (context) => {
    await expect(context.canvas.getByText('USDC is temporarily locked until the last transaction completes.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Address')).toBeDisabled();
    await expect(getNextButton(context)).toBeDisabled();
  },
};

/** The account is loading. */
export const Loading: Story = {
  tags: ['dev', 'autodocs'],
  args: { page: { kind: 'loading' } },
  play: async ({ canvas, step }) => {
    await step('shows a skeleton without anything to press (D-SEND-02)', async () => {
      const page = canvas.getByRole('main');
      await expect(page).toHaveAttribute('aria-busy', 'true');
      await expect(page.querySelector('[data-variant="form"]')).toBeVisible();
      await expect(page.querySelector('a, button, input, textarea')).toBeNull();
    });
  },
};

export const Failed: Story = {
  name: 'shows the generic error view after a load failure (SEND-056)',
  args: { page: { kind: 'failed', failure: 'unexpected', onRetry: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Priced: Story = {
  tags: ['dev', 'autodocs'],
  args: { page: { kind: 'ready', content: { ...bitcoin, isPriced: true } }, step: buildFilledForm('0.05') },
  play: async (context) => {
    await waitForQuote(context);
    await openPriceDetails();
    await expect(readRows(context.canvasElement)).toEqual([
      ['Sending', '0.05 BTC'],
      ['Middle rate', '1 BTC = €61,240.00'],
      ['Mark-up', 'None'],
      ['Transaction fee', '0.0001 BTC'],
      ['Total amount', '0.0501 BTC'],
      ['Arrives', '0.05 BTC'],
      ['Balance after', '0.9499 BTC'],
    ]);
  },
};
