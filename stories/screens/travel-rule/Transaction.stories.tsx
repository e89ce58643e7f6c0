import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TravelRuleTransactionScreen, type TravelRuleTransactionScreenProps } from '@wallet/ui/screens/travel-rule';
import { eth, usdc } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { getNextButton, resolveQuote, waitForQuote } from '../../support/transferForm.ts';
import { buildTransfer, ether, transfer, stablecoin } from './buildTravelRule.ts';

const meta = {
  component: TravelRuleTransactionScreen,
  title: 'screens/travel-rule/TravelRuleTransactionScreen',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildTransfer(),
} satisfies Meta<typeof TravelRuleTransactionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The transfer is approved. The next step is the fee. */
export const Default: Story = { tags: ['dev', 'autodocs'] };

export const Offline: Story = {
  tags: ['dev', 'autodocs'],
  args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } },
  parameters: { offline: true },
};

export const Pending: Story = { tags: ['dev', 'autodocs'], args: buildTransfer({ status: 'pending' }) };

/** The transfer will not be sent. A possible reason and a link to support are shown. */
export const Rejected: Story = {
  tags: ['dev', 'autodocs'],
  args: buildTransfer({ status: 'rejected' }),
  play: async ({ canvas, step }) => {
    await step('states the rejection with possible reasons, and links to support (TRS-036, TRS-037, D-TRS-21)', async () => {
      await expect(canvas.getByRole('heading', { name: 'Your transaction has been rejected' })).toBeVisible();
      await expect(canvas.getByText(/^Some details may be wrong, or we cannot/)).toHaveTextContent(
        'Some details may be wrong, or we cannot complete the transaction. If you have questions, contact support.',
      );
      await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '#support');
    });
  },
};

export const Completed: Story = {
  name: 'states that a transfer which was completed elsewhere is completed, at whatever step (TRS-031)',
  tags: ['!dev', '!autodocs'],
  args: buildTransfer({ status: 'completed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your transaction is completed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toBeVisible();
  },
};

/** The funds have been spent in the meantime. */
export const NotEnoughFunds: Story = {
  tags: ['dev', 'autodocs'],
  args: buildTransfer({}, { ...ether, upper: eth('0.4'), feeAllowance: eth('0.4') }),
};

/** The details, opened over the fee step. */
export const Details: Story = {
  tags: ['dev', 'autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View operation details' }));
    await screen.findByRole('dialog', { name: 'Operation details' });
  },
};

/** Only shown by products that offer cancellation. Sending is blocked until then. */
export const Cancelling: Story = {
  tags: ['dev', 'autodocs'],
  args: { cancellation: { kind: 'cancelling' } },
  play: async (context) => {
    await context.step('states that the transaction is being cancelled (TRS-048)', async () => {
      await expect(context.canvas.getByText('Cancelling…')).toBeVisible();
    });
    await waitFor(() => expect(context.args.onAskFee).toHaveBeenCalled());
    await expect(getNextButton(context)).toBeDisabled();
  },
};

export const PendingTexts: Story = {
  name: 'pending: shows the negated amount, read with its sign (TRS-033, TRS-034, TRS-035)',
  args: buildTransfer({ status: 'pending' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Send ETH' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /^minus 0\.5.ETH$/ })).toHaveTextContent('−0.5');
    await expect(canvas.getByText('The transaction will be ready after verification of the specified data.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '#home');
    await userEvent.click(canvas.getByRole('button', { name: 'View operation details' }));
    await expect(await screen.findByRole('dialog', { name: 'Operation details' })).toBeVisible();
  },
};

export const FewDetails: Story = {
  name: 'shows a dash for a missing comment or rate (TRS-052, D-TRS-29)',
  args: buildTransfer({ comment: '', additionalDetails: [] }, { ...ether, rate: null }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View operation details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Operation details' }));
    await expect(dialog.getByText('Details').nextElementSibling).toHaveTextContent('–');
    await expect(dialog.getByText('Approx value').nextElementSibling).toHaveTextContent('–');
  },
};

export const FeeStep: Story = {
  name: 'shows the fee step of a native coin (TRS-041, TRS-043, TRS-046)',
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'View operation details' }));
    const details = within(await screen.findByRole('dialog', { name: 'Operation details' }));
    const rows = details
      .getAllByRole('term')
      .map((term) => [term.firstChild?.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')]);
    await step('the details begin with the account and the beneficiary (TRS-050, TRS-054, TRS-056)', async () => {
      await expect(rows.slice(0, 7)).toEqual([
        ['From', 'Ethereum'],
        ['To', '0xdbF03…8C6FB'],
        ['Details', 'Invoice 17'],
        ["Who I'm sending to", 'Third-party company'],
        ['Beneficiary name', 'Keller Studios GmbH'],
        ['Beneficiary e-mail', 'br***@example.com'],
        ['Beneficiary country of residence', 'Germany'],
      ]);
    });
    await step('they end with the wallet, the quantity and its worth (TRS-057, TRS-060)', async () => {
      await expect(rows.slice(7)).toEqual([
        ['Wallet VASP', 'Northlight Exchange'],
        ['Wallet type', 'VASP'],
        ['LEI', '529900T8BM49AURSDO55'],
        ['CRN', 'HRB 14021'],
        ['Quantity', '0.5 ETH'],
        ['Approx value', '€1,240.00'],
      ]);
    });
    await step('they explain what few customers know (D-TRS-40)', async () => {
      for (const word of ['VASP', 'LEI', 'company registration number'])
        await waitFor(() => expect(details.getByRole('button', { name: `About ${word}` })).toBeVisible());
    });
    await step('“I got it” closes them (TRS-061)', async () => {
      await userEvent.click(details.getByRole('button', { name: 'I got it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sending ETH' })).toBeVisible();
    await waitForQuote(context);
    const valueOf = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
    await expect(valueOf('Sending')).toHaveTextContent(/^0\.5.ETH$/);
    await expect(valueOf('Approx value')).toHaveTextContent('€1,240.00');
    await expect(valueOf('Transaction fee')).toHaveTextContent(/^0\.0012.ETH$/);
    await expect(valueOf('Total amount')).toHaveTextContent(/^0\.5012.ETH$/);
    await expect(canvas.getByRole('button', { name: 'View operation details' })).toBeVisible();
    await userEvent.click(getNextButton(context));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      'average',
      expect.objectContaining({ fee: eth('0.0012'), total: eth('0.5012') }),
      eth('0.0012'),
    );
    await step('shows fee info and fee picker, without cancellation (TRS-042, TRS-047, D-TRS-27)', async () => {
      await waitForQuote(context);
      await userEvent.click(canvas.getByRole('button', { name: 'About the transaction fee' }));
      await expect(await screen.findByRole('dialog', { name: 'Transaction fee' })).toHaveTextContent(
        'The fee goes to the network, not to us. The higher it is, the faster the transfer.',
      );
      await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('combobox', { name: 'Transaction fee' }));
      await userEvent.click(await screen.findByRole('option', { name: /^Slow/ }));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Transaction fee' })).toHaveTextContent('Slow'));
      await expect(canvas.queryByRole('button', { name: 'Cancel the transaction' })).toBeNull();
    });
  },
};

/** The fee of a stablecoin is paid in another coin, so there is no total. */
export const FeeStepOfStablecoin: Story = {
  name: 'shows no total for a stablecoin, and names the missing ETH (TRS-045, D-TRS-26)',
  args: buildTransfer({ currency: 'USDC', amount: usdc('250') }, stablecoin),
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(await canvas.findByText(/^Need additional 0\.0002.ETH to cover the fee$/)).toBeVisible();
    await expect(canvas.queryByText('Total amount')).toBeNull();
    await userEvent.click(getNextButton(context));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const CancelOffered: Story = {
  name: 'asks before cancelling where that is offered (TRS-047, D-TRS-28)',
  args: { cancellation: { kind: 'offered', onCancel: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the transaction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the transaction?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    const onCancel = args.cancellation?.kind === 'offered' ? args.cancellation.onCancel : undefined;
    await expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the transaction' }));
    const again = within(await screen.findByRole('dialog', { name: 'Cancel the transaction?' }));
    await userEvent.click(again.getByRole('button', { name: 'Cancel the transaction' }));
    await expect(onCancel).toHaveBeenCalledTimes(1);
  },
};

export const CancelRefused: Story = {
  name: 'tells why a cancellation failed, and offers none while the transfer is being prepared (TRS-047)',
  args: {
    cancellation: { kind: 'offered', onCancel: fn(), message: 'It is too late.' },
    onConfirm: fn(() => new Promise<never>(() => undefined)),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('It is too late.');
    await waitForQuote(context);
    await userEvent.click(getNextButton(context));
    await expect(canvas.getByRole('button', { name: 'Cancel the transaction' })).toBeDisabled();
  },
};

/** The amount exceeds the balance. The dialog opens on entry and again on "Next step". */
export const NotEnoughDialog: Story = {
  name: 'links to support or home when funds are missing (TRS-062, TRS-063, D-TRS-25)',
  args: buildTransfer({}, { ...ether, upper: eth('0.4'), feeAllowance: eth('0.4') }),
  play: async (context) => {
    const dialog = await screen.findByRole('dialog', { name: "You don't have enough funds" });
    await expect(dialog).toHaveTextContent('Top up your account or contact us to cancel the transaction.');
    await expect(within(dialog).getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '#support');
    await expect(within(dialog).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '#home');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await context.userEvent.click(getNextButton(context));
    await expect(await screen.findByRole('dialog', { name: "You don't have enough funds" })).toBeVisible();
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const FeeRefused: Story = {
  name: 'shows the provider’s message on the fee (TRS-049)',
  args: {
    onConfirm: fn<TravelRuleTransactionScreenProps['onConfirm']>(async () => ({
      kind: 'refused',
      fields: { fee: 'Need additional 0.0007 ETH to cover the fee' },
    })),
  },
  play: async (context) => {
    await waitForQuote(context);
    await context.userEvent.click(getNextButton(context));
    await expect(await context.canvas.findByText('Need additional 0.0007 ETH to cover the fee')).toBeVisible();
    await expectFocusOnFirstInvalid('Transaction fee', 'Need additional 0.0007 ETH to cover the fee');
    await context.userEvent.click(context.canvas.getByRole('combobox', { name: 'Transaction fee' }));
    await context.userEvent.click(await screen.findByRole('option', { name: /^Slow/ }));
    await waitFor(() => expect(context.canvas.queryByText('Need additional 0.0007 ETH to cover the fee')).toBeNull());
    await expect(context.args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const FeeUnknown: Story = {
  name: 'shows the fee failure offline and offers a retry (D-SEND-32)',
  args: { ...buildTransfer(), onAskFee: resolveQuote({ kind: 'failed', failure: 'offline' }) },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'No internet connection! · Try again' })).toBeVisible();
    await expect(getNextButton(context)).toBeDisabled();
  },
};

/** The transfer was sent, whatever status the transaction reports. */
export const Finished: Story = {
  name: 'links to the transaction at the end (TRS-038, D-TRS-31)',
  args: {
    ...buildTransfer({ status: 'completed' }),
    step: { name: 'finished', summary: { sent: eth('0.5'), fee: eth('0.0012'), address: transfer.toAddress }, detailsHref: '#transaction' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your transaction is being processed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View transaction details' })).toHaveAttribute('href', '#transaction');
  },
};
