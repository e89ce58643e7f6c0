import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SepaWithdrawalScreen, type SepaWithdrawalScreenProps } from '@wallet/ui/screens/sepa-withdrawal';
import { eur } from '../../support/amounts.ts';
import { readFigures } from '../../support/readRows.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';
import { answers, buildSepaWithdrawal } from './buildSepaWithdrawal.ts';

const meta = {
  component: SepaWithdrawalScreen,
  title: 'screens/sepa-withdrawal/SepaWithdrawalScreen, amount',
  ...inCustomerFrame,
  args: buildSepaWithdrawal(),
} satisfies Meta<typeof SepaWithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const typed = { name: 'amount', draft: '1000.00' } as const;
const pressNext: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
};

/** The amount is empty. Fee and total are zero, so that nothing jumps. */
export const Empty: Story = {};

export const Typed: Story = { args: { step: typed } };

/** The method shows why it is unavailable. "Next step" stays and opens the corresponding modal. */
export const MethodBlocked: Story = { args: { step: typed, banks: [{ id: 1, block: 'addressPending' }] } };

export const Busy: Story = {
  args: { step: typed, onAmount: fn<SepaWithdrawalScreenProps['onAmount']>(() => new Promise(() => undefined)) },
  play: pressNext,
};

/** The connection was lost. The message is above the button, and the input stays (D-SEPA-24). */
export const FailedOffline: Story = {
  args: { step: typed, onAmount: answers.amount({ kind: 'failed', failure: 'offline' }) },
  play: pressNext,
};

export const FailedUnavailable: Story = {
  args: { step: typed, onAmount: answers.amount({ kind: 'failed', failure: 'unavailable' }) },
  play: pressNext,
};

export const LongTexts: Story = {
  args: {
    step: { name: 'amount', draft: '9999999999.99' },
    accounts: [
      {
        id: 7,
        name: 'Euro account of the joint household in Klaipėda',
        provider: 'Halden Payments and Settlement Services',
        balance: eur('9999999999.99'),
      },
      ...buildSepaWithdrawal().accounts.slice(1),
    ],
  },
};

/** What a product adds is directly below the form on a desktop, and its paragraphs fill their column. */
export const OwnContent: Story = {
  tags: ['picture:desktop'],
  globals: { viewport: { value: 'desktop' } },
  args: { aside: <p>A transfer costs 1% and €0.50, and at most €2,500.00 a day.</p>, afterForm: <p>Call us before 18:00.</p> },
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const after = canvas.getByText('Call us before 18:00.');
    const columns = [...(form?.firstElementChild?.children ?? [])].map((column) => column.getBoundingClientRect().bottom);
    await expect(columns).toHaveLength(2);
    await expect(after.getBoundingClientRect().top - Math.max(...columns)).toBeLessThan(80);
    for (const own of canvasElement.querySelectorAll('[data-slot] > p')) await expect(own).not.toHaveStyle({ textWrapStyle: 'balance' });
  },
};

export const AtTheMinimum: Story = {
  name: '"Next step" is disabled at the minimum and enabled above it (SEPA-029)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const field = canvas.getByLabelText('Amount');
    const next = canvas.getByRole('button', { name: 'Next step' });
    await expect(field).toHaveAccessibleDescription(/Min: more than 10\.00 EUR/);
    await userEvent.type(field, '10.00{Enter}');
    await expect(field).toHaveFocus();
    await expect(next).toBeDisabled();
    await expect(args.onAmount).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '10.01');
    await expect(next).toBeEnabled();
    await step('updates fee and amount received (SEPA-032, SEPA-033)', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '500');
      await expect(readFigures(canvasElement)).toEqual(['€500.00', '€1.75', '€498.25', '€11,980.55']);
      await userEvent.clear(field);
      await userEvent.type(field, '100');
      await expect(readFigures(canvasElement)).toEqual(['€100.00', '€1.00', '€99.00', '€12,380.55']);
    });
  },
};

export const AboveTheBalance: Story = {
  name: 'opens "Oops! Not enough funds" above the balance (SEPA-031)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed, onAmount: answers.amount({ kind: 'blocked', block: 'notEnoughFunds' }) },
  play: async (context) => {
    await pressNext(context);
    const dialog = await screen.findByRole('dialog', { name: 'Oops! Not enough funds' });
    await expect(dialog).toHaveTextContent('You have insufficient funds in your account to complete the withdrawal.');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByLabelText('Amount')).toHaveValue('1,000.00');
  },
};

export const AmountRefused: Story = {
  name: 'shows the provider’s refusal of the amount under the field (D-SEPA-19)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed, onAmount: answers.amount({ kind: 'refused', fields: { amount: 'Whole tens only' } }) },
  play: async (context) => {
    await pressNext(context);
    await expectRefusedField(context, 'Amount', 'Whole tens only', '1,000.00');
  },
};

export const Refused: Story = {
  name: 'shows any other refusal before the second step in a dialog (D-SEPA-19)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed, onAmount: answers.amount({ kind: 'refused', message: 'Withdrawals are closed on bank holidays' }) },
  play: async (context) => {
    await pressNext(context);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Withdrawals are closed on bank holidays');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The issue is shown while typing. Submitting opens a dialog with the same message. */
export const TooMuchTyped: Story = {
  args: { step: { name: 'amount', draft: '99999' } },
};

export const AmountCorrected: Story = {
  name: 'shows too large and too small amounts while typing, with a correcting button and their figures (SEPA-029, DESK-001, D-DESK-03)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const amount = canvas.getByLabelText('Amount');
    await expect(canvas.queryByText('€0.00')).toBeNull();
    await userEvent.type(amount, '99999');
    await expect(amount).toHaveAccessibleDescription(/You have €[\d,.]+$/);
    await expect(amount).toBeInvalid();
    await expect(readFigures(canvasElement)).toEqual(['€99,999.00', '€349.99', '€99,649.01', 'not available–']);
    await expect(canvas.getAllByRole('button', { name: 'Use all' })).toHaveLength(1);
    await expect(canvas.queryByText(/^Min: more than/)).toBeNull();
    await userEvent.clear(amount);
    await userEvent.type(amount, '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Use €10.01' }));
    await expect(amount).toHaveValue('10.01');
    await expect(amount).toHaveAccessibleDescription('Min: more than 10.00 EUR');
    await step('"Use all" takes the balance of the account (D-SEPA-13)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
      await expect(canvas.getByLabelText('Amount')).toHaveValue('12,480.55');
    });
  },
};

export const AddressNeeded: Story = {
  name: 'shows an unverified address on the method, and links the modal to the verification (SEPA-018, SEPA-035)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed, banks: [{ id: 1, block: 'addressNeeded' }], onAmount: answers.amount({ kind: 'blocked', block: 'addressNeeded' }) },
  play: async (context) => {
    await expect(context.canvas.getByText('Need to verify the address')).toBeVisible();
    await pressNext(context);
    await screen.findByRole('dialog', { name: 'Address verification required' });
    await expect(screen.getByRole('link', { name: 'Verify address' })).toHaveAttribute('href', '#address-verification');
  },
};

export const IbanReady: Story = {
  name: 'asks to log in again after the IBAN was allocated (PROF-009, SEPA-020, SEPA-034)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed, banks: [{ id: 1, block: 'ibanReady' }], onAmount: answers.amount({ kind: 'blocked', block: 'ibanReady' }) },
  play: async (context) => {
    await expect(context.canvas.getByText('Your IBAN is pending')).toBeVisible();
    await pressNext(context);
    await expect(await screen.findByRole('dialog', { name: 'Virtual IBAN' })).toHaveTextContent('Your IBAN is ready.');
    await context.userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    await expect(context.args.onLogInAgain).toHaveBeenCalledOnce();
  },
};

export const AnotherAccount: Story = {
  name: 'keeps the input when the account changes (D-SEPA-22)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'From' }));
    await userEvent.click(await screen.findByRole('option', { name: /US Dollar/ }));
    await expect(args.onAccount).toHaveBeenCalledWith(8, '1000.00');
  },
};

export const Selectors: Story = {
  name: 'fixes "Using" with a single bank and shows its state (SEPA-010, SEPA-028, SEPA-036)',
  tags: ['!dev', '!autodocs'],
  args: { banks: [{ id: 1, block: 'addressPending' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveTextContent('Halden Payments · €12,480.55');
    await expect(canvas.getByRole('combobox', { name: 'Using' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Using' })).toHaveTextContent('Address is on verification');
  },
};
