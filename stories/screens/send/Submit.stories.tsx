import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SendScreen, type SendScreenProps } from '@wallet/ui/screens/send';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';
import { getNextButton, waitForQuote } from '../../support/transferForm.ts';
import { answers, bitcoin, buildSend, buildFilledForm } from './buildSend.ts';

const meta = {
  component: SendScreen,
  title: 'screens/send/SendScreen, submit',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSend(),
} satisfies Meta<typeof SendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBeneficiary: Story = {
  name: 'asks customers who have signed with the market provider for name and country (SEND-005, SEND-021, D-SEND-04)',
  args: { page: { kind: 'ready', content: { ...bitcoin, needsBeneficiary: true } }, step: buildFilledForm('0.05') },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await waitForQuote(context);
    await userEvent.click(getNextButton(context));
    await expect(canvas.getAllByText('This field is required')).toHaveLength(2);
    await expectFocusOnFirstInvalid('Beneficiary name', 'This field is required');
    await userEvent.type(canvas.getByLabelText('Beneficiary name'), 'Bruno Keller');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Beneficiary country' }));
    await userEvent.click(await screen.findByRole('option', { name: /Lithuania/ }));
    await userEvent.click(getNextButton(context));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ beneficiaryName: 'Bruno Keller', beneficiaryCountry: 'LTU' }),
        expect.anything(),
        expect.anything(),
      ),
    );
  },
};

export const Refused: Story = {
  name: 'requests a refused fee again (SEND-049, D-SEND-12)',
  args: { step: buildFilledForm('0.05'), onSubmit: answers.submit({ kind: 'refused', fields: { fee: 'Fee has changed' } }) },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await waitForQuote(context);
    await userEvent.click(getNextButton(context));
    await expect(await canvas.findByText('Fee has changed')).toBeVisible();
    await expectFocusOnFirstInvalid('Transaction fee', 'Fee has changed');
    await waitFor(() => expect(args.onAskFee).toHaveBeenCalledTimes(2));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('0.05');
  },
};

export const RefusedWithoutField: Story = {
  name: 'opens the dialog for a message without a field (SEND-052, D-SEND-31)',
  args: {
    step: buildFilledForm('0.05'),
    onSubmit: answers.submit({ kind: 'refused', message: 'BTC is temporarily locked until the last transaction completes.' }),
  },
  play: async (context) => {
    await waitForQuote(context);
    await context.userEvent.click(getNextButton(context));
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent('BTC is temporarily locked');
  },
};

export const Busy: Story = {
  name: 'disables the button during a submit, and submits once on two presses (SEND-018, D-SEND-30)',
  args: { step: buildFilledForm('0.05'), onSubmit: fn<SendScreenProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await waitForQuote(context);
    await context.userEvent.dblClick(getNextButton(context));
    await expect(getNextButton(context)).toHaveAttribute('aria-disabled', 'true');
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const SubmitFailed: Story = {
  name: 'shows above the button that the provider is down (SEND-054, D-SEND-33)',
  args: { step: buildFilledForm('0.05'), onSubmit: answers.submit({ kind: 'failed', failure: 'unavailable' }) },
  play: async (context) => {
    await waitForQuote(context);
    await context.userEvent.click(getNextButton(context));
    await expect(await context.canvas.findByText('Service is temporary unavailable')).toBeVisible();
  },
};

/** The commit failed with a field issue, so the customer is back on the form. */
export const BackWithIssue: Story = {
  name: 'shows a field issue of the commit on its field (SEND-048)',
  args: { step: buildFilledForm('0.05', { amount: 'Not enough funds' }) },
  play: async (context) => {
    await expectRefusedField(context, 'Amount', 'Not enough funds', '0.05');
  },
};
