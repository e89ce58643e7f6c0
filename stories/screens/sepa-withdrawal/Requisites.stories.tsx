import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SepaWithdrawalScreen, type SepaWithdrawalScreenProps } from '@wallet/ui/screens/sepa-withdrawal';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';
import { IBAN, answers, buildSepaWithdrawal, requisites } from './buildSepaWithdrawal.ts';

const meta = {
  component: SepaWithdrawalScreen,
  title: 'screens/sepa-withdrawal/SepaWithdrawalScreen, requisites',
  ...inCustomerFrame,
  args: { ...buildSepaWithdrawal(), step: requisites },
} satisfies Meta<typeof SepaWithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const waitForBank: Play = async ({ canvas }) => {
  await canvas.findByText(/SWEDBANK AS/);
};
const pressSubmit: Play = async (context) => {
  await waitForBank(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Submit' }));
};

export const Empty: Story = {};

/** The IBAN of the last withdrawal is filled in, and its bank was found (D-SEPA-20). */
export const BankFound: Story = { args: { iban: IBAN }, play: waitForBank };

/** The bank is being looked up, and "Submit" waits for the result. */
export const LookingUp: Story = {
  args: { iban: IBAN, onLookUpIban: fn<SepaWithdrawalScreenProps['onLookUpIban']>(() => new Promise(() => undefined)) },
};

/** The withdrawal is being submitted. */
export const Busy: Story = {
  args: { iban: IBAN, onSubmit: fn<SepaWithdrawalScreenProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await context.step('ignores a second press during a submit (D-SEPA-23)', async () => {
      await pressSubmit(context);
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Submit' }));
      await expect(context.args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** The response was lost. The IBAN stays, and the next press submits the same withdrawal again (D-SEPA-24). */
export const FailedOffline: Story = {
  args: { iban: IBAN, onSubmit: answers.submit({ kind: 'failed', failure: 'offline' }) },
  play: pressSubmit,
};

export const FailedUnexpected: Story = {
  args: { iban: IBAN, onSubmit: answers.submit({ kind: 'failed', failure: 'unexpected' }) },
  play: pressSubmit,
};

export const UpperCase: Story = {
  name: 'converts the IBAN to upper case, shows its bank, and keeps the name read-only (SEPA-038, SEPA-039, SEPA-044)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await step('shows "Invalid number" for a wrong checksum at full length (SEPA-040, SEPA-043)', async () => {
      const field = canvas.getByLabelText('IBAN');
      await userEvent.type(field, 'EE38220022102014568');
      await expect(field).not.toHaveAccessibleDescription(/Invalid number/);
      await userEvent.type(field, '6{Enter}');
      await expectFocusOnFirstInvalid('IBAN', 'Invalid number');
      await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
      await expect(args.onLookUpIban).not.toHaveBeenCalled();
      await userEvent.clear(field);
    });
    await expect(canvas.getByLabelText('Beneficiary name')).toHaveAttribute('readonly');
    await expect(canvas.getByText('The receiving account must be in your name.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('IBAN'), IBAN.toLowerCase());
    await expect(await canvas.findByText(/SWEDBANK AS/)).toHaveTextContent('HABAEE2X');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(IBAN));
  },
};

export const LookupRefused: Story = {
  name: 'shows the refusal of the lookup under the IBAN (SEPA-042)',
  tags: ['!dev', '!autodocs'],
  args: { iban: IBAN, onLookUpIban: answers.lookup({ kind: 'refused', message: 'This bank takes no SEPA transfers' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('IBAN')).toHaveAccessibleDescription(/This bank takes no SEPA transfers/));
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

export const LookupFailed: Story = {
  name: 'retries a failed lookup (D-SEPA-19)',
  tags: ['!dev', '!autodocs'],
  args: { iban: IBAN, onLookUpIban: answers.lookup({ kind: 'failed', failure: 'unavailable' }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Service is temporary unavailable');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onLookUpIban).toHaveBeenCalledTimes(2));
    await canvas.findByRole('alert');
  },
};

export const IbanRefused: Story = {
  name: 'shows the provider’s refusal of the IBAN under the field and keeps the input (D-SEPA-19)',
  tags: ['!dev', '!autodocs'],
  args: { iban: IBAN, onSubmit: answers.submit({ kind: 'refused', fields: { iban: 'This is your own virtual account' } }) },
  play: async (context) => {
    await pressSubmit(context);
    await expectRefusedField(context, 'IBAN', 'This is your own virtual account', IBAN);
  },
};

export const Refused: Story = {
  name: 'shows the provider’s refusal of the withdrawal in a dialog (SEPA-046)',
  tags: ['!dev', '!autodocs'],
  args: { iban: IBAN, onSubmit: answers.submit({ kind: 'refused', message: 'Withdrawals are closed on bank holidays' }) },
  play: async (context) => {
    await pressSubmit(context);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Withdrawals are closed on bank holidays');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FundsChanged: Story = {
  name: 'returns to the amount if the balance has changed (SEPA-047, D-SEPA-14)',
  tags: ['!dev', '!autodocs'],
  args: { iban: IBAN, onSubmit: answers.submit({ kind: 'fundsChanged' }) },
  play: async (context) => {
    await pressSubmit(context);
    await expect(await screen.findByRole('dialog', { name: 'Unexpected Error. Not enough funds' })).toHaveTextContent(
      'This might have happened if there were changes to your balance before operation was completed',
    );
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await expect(context.args.onFundsChanged).toHaveBeenCalledOnce();
  },
};

export const BlockedOnSubmit: Story = {
  name: 'opens the same modal if bank transfers are closed in the meantime (SEPA-017, D-SEPA-10)',
  tags: ['!dev', '!autodocs'],
  args: { iban: IBAN, onSubmit: answers.submit({ kind: 'blocked', block: 'addressPending' }) },
  play: async (context) => {
    await pressSubmit(context);
    await screen.findByRole('dialog', { name: 'Address verification' });
  },
};
