import type { Meta, StoryObj } from '@storybook/react-vite';
import { toAmountText } from '@wallet/core/money/money';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FiatExchangeScreen, type FiatExchangeScreenProps } from '@wallet/ui/screens/fiat-exchange';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import { eur, usd } from '../../support/amounts.ts';
import { openPriceDetails, readRows } from '../../support/readRows.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

type Submit = FiatExchangeScreenProps['onSubmit'];
const resolveWith = (outcome: Awaited<ReturnType<Submit>>) => fn<Submit>(async () => outcome);

const EURO: OperationAccount = { id: 7, name: 'Euro', provider: 'Halden Payments', balance: eur('12480.55') };
const DOLLAR: OperationAccount = { id: 8, name: 'US dollar', provider: 'Halden Payments', balance: usd('310.00') };

const meta = {
  component: FiatExchangeScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: {
    accounts: [EURO, DOLLAR],
    targets: [DOLLAR],
    accountId: EURO.id,
    targetId: DOLLAR.id,
    rate: '1.07853',
    minimal: eur('10.00'),
    draft: '',
    onAccount: fn(),
    onTarget: fn(),
    onSwap: fn(),
    onSubmit: resolveWith({ kind: 'done' }),
    onBack: fn(),
    topUpHref: (difference) => `#top-up-${toAmountText(difference)}`,
  },
} satisfies Meta<typeof FiatExchangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fromDollar = {
  accountId: DOLLAR.id,
  targetId: EURO.id,
  targets: [EURO],
  rate: '0.91784',
  minimal: usd('10.00'),
} satisfies Partial<FiatExchangeScreenProps>;
const typeAmount =
  (amount: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('You give'), amount);
  };
const submitExchange =
  (amount: string): Play =>
  async (context) => {
    await typeAmount(amount)(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Exchange' }));
  };
const playErrorDialog =
  (words: string): Play =>
  async (context) => {
    await submitExchange('100')(context);
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toHaveTextContent(words);
    await expect(context.canvas.getByLabelText('You give')).toHaveValue('100');
  };

/** The amount is empty, but rate and minimum are already shown. */
export const Empty: Story = { tags: ['dev', 'autodocs'] };

export const Typed: Story = { tags: ['dev', 'autodocs'], args: { draft: '1000.00' } };

/** From dollars: only one account can be selected under "To", so it is fixed. */
export const FromDollar: Story = { tags: ['dev', 'autodocs'], args: { ...fromDollar, draft: '100.00' } };

/** Waiting for the response. Further presses send nothing. */
export const Busy: Story = {
  tags: ['dev', 'autodocs'],
  args: { onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await submitExchange('100')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Exchange' }));
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const LongTexts: Story = {
  tags: ['dev', 'autodocs'],
  args: {
    draft: '9999999999.99',
    accounts: [{ ...EURO, name: 'Euro account of the joint household in Klaipėda', balance: eur('9999999999.99') }, DOLLAR],
  },
};

export const Received: Story = {
  name: 'calculates the received amount with the rate, rounded down (FX-002, FX-003, D-FX-02)',
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    const [field, received] = [canvas.getByLabelText('You give'), canvas.getByLabelText('You get')];
    await step('turns the hint into an error below the minimum and blocks submitting (FX-004, FX-015, D-FX-03)', async () => {
      const button = canvas.getByRole('button', { name: 'Exchange' });
      await expect(field).toHaveAccessibleDescription(/Min: €10\.00/);
      await userEvent.type(field, '9.99');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await userEvent.type(field, '{Enter}');
      await expect(field).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Min: €10.00');
      await expect(button).toBeDisabled();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.clear(field);
      await userEvent.type(field, '10');
      await expect(button).toBeEnabled();
      await userEvent.clear(field);
    });
    await userEvent.type(field, '10.05');
    await expect(received).toHaveValue('10.83');
    await expect(received).toHaveAttribute('readonly');
    await userEvent.clear(field);
    await expect(received).toHaveValue('');
    await step('turns a comma into a dot and rejects a third decimal and an 11th digit (FX-006)', async () => {
      await userEvent.type(field, '12,345');
      await expect(field).toHaveValue('12.34');
      await userEvent.clear(field);
      await userEvent.type(field, '12345678901');
      await expect(field).toHaveValue('1,234,567,890');
      await userEvent.clear(field);
    });
    await step('"Use all" fills in the balance (D-FX-01)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
      await expect(canvas.getByLabelText('You give')).toHaveValue('12,480.55');
    });
    await step('"Swap accounts" keeps the amount, and a selector with one option is fixed (D-FX-07)', async () => {
      await userEvent.clear(field);
      await typeAmount('25.5')(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Swap accounts' }));
      await expect(args.onSwap).toHaveBeenCalledWith('25.5');
      await expect(canvas.getByRole('combobox', { name: 'To' })).toBeDisabled();
      await expect(canvas.getByRole('combobox', { name: 'From' })).toBeEnabled();
    });
  },
};

export const Rate: Story = {
  name: 'shows the rate with 5 decimals (FX-005)',
  args: { rate: '1.0785' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 EUR = 1.07850 USD')).toBeVisible();
  },
};

export const NotEnoughFunds: Story = {
  name: 'offers to top up the difference before any call (FX-014, D-FX-06)',
  args: { accounts: [{ ...EURO, balance: eur('100.00') }, DOLLAR] },
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText('You give'), '150.50');
    await expect(context.canvas.getByText(/You have €100\.00/)).toBeVisible();
    await context.userEvent.clear(context.canvas.getByLabelText('You give'));
    await submitExchange('150.50')(context);
    const dialog = await screen.findByRole('dialog', { name: 'Not enough funds' });
    await expect(dialog).toHaveTextContent('You need €50.50 more.');
    await expect(screen.getByRole('link', { name: 'Top up €50.50' })).toHaveAttribute('href', '#top-up-50.50');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByLabelText('You give')).toHaveValue('150.50');
  },
};

export const RateChanged: Story = {
  name: 'shows the provider’s message in a modal and keeps the amount (FX-009, D-FX-05)',
  args: { onSubmit: resolveWith({ kind: 'refused', message: 'The rate has changed. Please check the new amount and try again.' }) },
  play: playErrorDialog('The rate has changed. Please check the new amount and try again.'),
};

export const NotVerified: Story = {
  name: 'tells a customer who is not fully verified (FX-011)',
  args: { onSubmit: resolveWith({ kind: 'forbidden' }) },
  play: playErrorDialog('Ensure full verification, including address, is completed. If the error persists, contact support.'),
};

export const Failed: Story = {
  name: 'announces a fix on any other failure (FX-012, OPS-024)',
  args: { onSubmit: resolveWith({ kind: 'failed', failure: 'unavailable' }) },
  play: playErrorDialog("We're sorry that you have to experience some problems. Don't worry, we'll fix it. Please try again later."),
};

export const Offline: Story = {
  name: 'names the connection when offline (FX-013, OPS-025, ERR-004)',
  args: { onSubmit: resolveWith({ kind: 'failed', failure: 'offline' }) },
  play: playErrorDialog('Please check your internet connection and try again.'),
};

/** All price components: the middle rate, the mark-up, and the value of the amount. */
export const Priced: Story = {
  tags: ['dev', 'autodocs'],
  args: { middleRate: '1.08', draft: '250' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('You get')).toHaveValue('269.63');
    await openPriceDetails();
    await expect(readRows(canvasElement)).toEqual([
      ['Rate', '1 EUR = 1.07853 USD'],
      ['Middle rate', '1 EUR = 1.08000 USD'],
      ['Mark-up', '0.14% · $0.37'],
      ['Fee', 'None'],
      ['Worth at the middle rate', '$270.00'],
      ['Balance after', '€12,230.55'],
    ]);
  },
};

export const PriceUnknown: Story = {
  name: 'shows a dash for the price without a middle rate, and still exchanges (PRICE-001, PRICE-005)',
  args: { middleRate: null, draft: '250' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dashes = () =>
      readRows(canvasElement)
        .filter(([, value]) => value.includes('–'))
        .map(([label]) => label);
    await openPriceDetails();
    await expect(dashes()).toEqual(['Middle rate', 'Mark-up', 'Worth at the middle rate']);
    await expect(canvas.getByRole('button', { name: 'Exchange' })).toBeEnabled();
    await userEvent.clear(canvas.getByLabelText('You give'));
    await userEvent.type(canvas.getByLabelText('You give'), '5');
    await expect(dashes()).toEqual(['Middle rate', 'Mark-up', 'Fee', 'Worth at the middle rate', 'Balance after']);
  },
};
