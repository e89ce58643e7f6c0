import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { TravelRuleSendScreen } from '@wallet/ui/screens/travel-rule';
import { eth, usdc } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { getNextButton, resolveQuote, waitForQuote } from '../../support/transferForm.ts';
import { buildSend, ether, steps, stablecoin, waitForStep } from './buildTravelRule.ts';

const meta = {
  component: TravelRuleSendScreen,
  title: 'screens/travel-rule/TravelRuleSendScreen, fee',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSend(steps.fee),
} satisfies Meta<typeof TravelRuleSendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that is not subject to the travel rule: the fee and the beneficiary. */
export const Default: Story = { tags: ['dev', 'autodocs'] };

export const Filled: Story = {
  name: 'shows fee, summary and name, without a country unless signed with the market provider (TRS-002, TRS-019, D-TRS-29)',
  play: async (context) => {
    await waitForStep();
    const { canvas, args, userEvent } = context;
    await waitForQuote(context);
    await expect(canvas.getByText('Total amount').parentElement).toHaveTextContent(/0\.5012/);
    await expect(canvas.getByText('Approx value').parentElement).toHaveTextContent('€1,240.00');
    await expect(canvas.queryByRole('combobox', { name: 'Beneficiary country' })).toBeNull();
    await userEvent.click(getNextButton(context));
    await expectFocusOnFirstInvalid('Beneficiary name', 'This field is required');
    await userEvent.type(canvas.getByLabelText('Beneficiary name'), 'Bruno Keller');
    await userEvent.click(getNextButton(context));
    await expect(args.onFee).toHaveBeenCalledWith(
      { speed: 'average', beneficiaryName: 'Bruno Keller', beneficiaryCountry: '' },
      expect.objectContaining({ fee: eth('0.0012'), total: eth('0.5012') }),
      eth('0.0012'),
    );
  },
};

export const WithCountry: Story = {
  name: 'requires the country of customers who have signed with the market provider (TRS-019)',
  args: buildSend(steps.fee, { ...ether, needsBeneficiary: true }),
  play: async (context) => {
    await waitForStep();
    await waitForQuote(context);
    await context.userEvent.type(context.canvas.getByLabelText('Beneficiary name'), 'Bruno Keller');
    await context.userEvent.click(getNextButton(context));
    await expect(context.canvas.getByText('This field is required')).toBeVisible();
    await expectFocusOnFirstInvalid('Beneficiary country', 'This field is required');
    await expect(context.args.onFee).not.toHaveBeenCalled();
  },
};

export const FeeTooMuch: Story = {
  name: 'shows how much is missing for the fee (TRS-018, D-TRS-04, D-TRS-05)',
  args: buildSend({ ...steps.fee, amount: eth('1') }),
  play: async (context) => {
    await waitForStep();
    await expect(await context.canvas.findByText(/^Need additional 0\.0012.ETH to cover the fee\.$/)).toBeVisible();
    await context.userEvent.type(context.canvas.getByLabelText('Beneficiary name'), 'Bruno Keller');
    await context.userEvent.click(getNextButton(context));
    await expect(context.args.onFee).not.toHaveBeenCalled();
  },
};

export const NotEnoughEther: Story = {
  name: 'names the missing ETH for a stablecoin, without a total (TRS-018, D-TRS-04)',
  args: buildSend({ ...steps.fee, amount: usdc('100') }, stablecoin),
  play: async ({ canvas }) => {
    await waitForStep();
    await expect(await canvas.findByText(/^Need additional 0\.0002.ETH to cover the fee\.$/)).toBeVisible();
    await expect(canvas.queryByText('Total amount')).toBeNull();
  },
};

export const NoAverage: Story = {
  name: 'requires a choice without an average fee (TRS-017, D-TRS-30)',
  args: {
    ...buildSend(steps.fee),
    onAskFee: resolveQuote({
      kind: 'quoted',
      options: [
        { speed: 'slow', fee: eth('0.0005'), minutes: '60' },
        { speed: 'fast', fee: eth('0.002'), minutes: '2' },
      ],
    }),
  },
  play: async (context) => {
    await waitForStep();
    const { canvas, userEvent } = context;
    const fee = canvas.getByRole('combobox', { name: 'Transaction fee' });
    await waitFor(() => expect(fee).toHaveTextContent('Choose fee...'));
    await expect(getNextButton(context)).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Beneficiary name'), 'Bruno Keller{Enter}');
    await userEvent.click(fee);
    await userEvent.click(await screen.findByRole('option', { name: /^Fast/ }));
    await waitForQuote(context);
  },
};

export const Code: Story = {
  name: 'refuses an empty and a short code (TRS-006, TRS-020)',
  args: { step: steps.code },
  play: async ({ canvas, args, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    await expect(canvas.getByText('Invalid code')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), ' 12345');
    await expect(canvas.queryByText('Invalid code')).toBeNull();
    await userEvent.click(confirm);
    await expect(canvas.getByText('Invalid code')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Code'));
    await userEvent.type(canvas.getByLabelText('Code'), ' 123456 ');
    await userEvent.click(confirm);
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
};
