import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SepaTopUpScreen, type SepaTopUpScreenProps } from '@wallet/ui/screens/sepa-topup';
import { eur } from '../../support/amounts.ts';
import { readFigures } from '../../support/readRows.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { answers, buildSepaTopUp } from './buildSepaTopUp.ts';

const meta = {
  component: SepaTopUpScreen,
  title: 'screens/sepa-topup/SepaTopUpScreen, amount',
  ...inCustomerFrame,
  args: buildSepaTopUp(),
} satisfies Meta<typeof SepaTopUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const typed = { name: 'amount', draft: '999.99' } as const;
const pressNext: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
};

/** The amount is empty: fee and total are zero, and the minimum is shown. */
export const Empty: Story = {};

export const Typed: Story = { args: { step: typed } };

/** With several banks, the customer also selects one. Each shows its status. */
export const SeveralBanks: Story = {
  args: {
    step: typed,
    banks: [
      { id: 1, block: 'addressPending' },
      { id: 2, block: null },
    ],
  },
};

/** Waiting for the customer's current status (D-SEPA-11). */
export const Busy: Story = {
  args: { step: typed, onAmount: fn<SepaTopUpScreenProps['onAmount']>(() => new Promise(() => undefined)) },
  play: pressNext,
};

/** The connection was lost. The message is above the button, and the input stays. */
export const FailedOffline: Story = {
  args: { step: typed, onAmount: answers.amount({ kind: 'failed', failure: 'offline' }) },
  play: pressNext,
};

export const AtTheMinimum: Story = {
  name: '"Next step" is disabled at the minimum and enabled above it (SEPA-012, SEPA-013)',
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
    await userEvent.type(field, '10,01{Enter}');
    await expect(args.onAmount).toHaveBeenCalledWith(eur('10.01'), expect.objectContaining({ arrives: eur('5.01') }));
    await step('shows no choice with a single bank (SEPA-016)', async () => {
      await expect(canvas.queryByRole('combobox', { name: 'Using' })).toBeNull();
      await expect(canvas.getByRole('combobox', { name: 'To' })).toBeDisabled();
    });
    await step(
      'updates fee and total: fixed below the threshold, none from it, no upper limit (SEPA-011, SEPA-014, SEPA-015)',
      async () => {
        for (const [amount, fee, total] of [
          ['10.00', '€0.00', '€0.00'],
          ['10.01', '€5.00', '€5.01'],
          ['999.99', '€5.00', '€994.99'],
          ['1000', '€0.00', '€1,000.00'],
          ['9999999999.99', '€0.00', '€9,999,999,999.99'],
        ] as const) {
          await userEvent.clear(field);
          await userEvent.type(field, amount);
          await expect(readFigures(canvasElement).slice(0, 2)).toEqual([fee, total]);
        }
      },
    );
  },
};

export const ByCard: Story = {
  name: '"Top up by card" keeps the amount (D-CUR-16)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Top up by card' }));
    await expect(args.onCard).toHaveBeenCalledWith('999.99');
  },
};

export const CardsOff: Story = {
  name: 'offers no cards while they are off (D-CUR-16)',
  tags: ['!dev', '!autodocs'],
  args: { cardHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Top up by card' })).toBeNull();
  },
};

export const AddressPending: Story = {
  name: 'opens the modal for an address under verification (SEPA-017)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed, onAmount: answers.amount({ kind: 'blocked', block: 'addressPending' }) },
  play: async (context) => {
    await pressNext(context);
    await expect(await screen.findByRole('dialog', { name: 'Address verification' })).toHaveTextContent(
      'To use EU bank transfers, wait for the address verification to be completed.',
    );
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByLabelText('Amount')).toHaveValue('999.99');
  },
};

export const IbanReady: Story = {
  name: 'asks to log in again after the IBAN was allocated (SEPA-020)',
  tags: ['!dev', '!autodocs'],
  args: { step: typed, onAmount: answers.amount({ kind: 'blocked', block: 'ibanReady' }) },
  play: async (context) => {
    await pressNext(context);
    await expect(await screen.findByRole('dialog', { name: 'Virtual IBAN' })).toHaveTextContent('Your IBAN is ready.');
    await context.userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    await expect(context.args.onLogInAgain).toHaveBeenCalledOnce();
  },
};
