import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { TextField } from '@wallet/ui/components/TextField';
import { Money } from '@wallet/ui/foundations/Money';
import { FeeSummary, OperationForm, StickyActions } from '@wallet/ui/patterns/OperationForm';
import type { SubmitEvent } from 'react';
import { eur } from '../support/amounts.ts';

const onSubmit = fn<(event: SubmitEvent) => void>((event: SubmitEvent) => event.preventDefault());
const buildLimit = (left: string) => ({ total: eur('5000'), left: eur(left) });

const meta = {
  component: OperationForm,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    title: 'Withdraw',
    onBack: fn(),
    onSubmit,
    children: (
      <>
        <TextField label="IBAN" />
        <FeeSummary
          items={[
            { label: 'Fee', value: <Money value={eur('3.50')} /> },
            { label: 'Total receive', value: <Money value={eur('996.50')} /> },
          ]}
        />
        <StickyActions>
          <Button type="submit" fullWidth>
            Next step
          </Button>
        </StickyActions>
      </>
    ),
  },
} satisfies Meta<typeof OperationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is in a bar at the bottom of a phone, and at the end of the form on a desktop. */
export const Step: Story = {};
/** The first step of an operation shows the menu button instead of the back button. */
export const FirstStep: Story = {
  render: ({ onBack: _onBack, ...props }) => <OperationForm {...props} />,
};
/** From 1120 px, effect on the balance, limits, costs, duration and help are beside the form. In reading order they come after it. */
export const WithAside: Story = {
  // Drawn in the screens at 1280 px: on a phone there is no aside for the play function to find.
  tags: ['picture:none'],
  args: {
    aside: {
      operation: 'card-topup',
      balances: [{ name: 'EUR account', now: eur('12450.75'), change: eur('500'), direction: 'in' }],
      cardLimits: { perOperation: eur('1000'), daily: buildLimit('1500'), monthly: buildLimit('4000') },
      fee: { percent: '2.5', fixed: eur('0.30') },
      least: { amount: eur('10') },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  // The aside appears next to the form.
  parameters: { grows: true },
  play: async ({ canvas }) => {
    const aside = await canvas.findByRole('complementary');
    await expect(await canvas.findByText('€12,950.75')).toBeVisible();
    await expect(canvas.getByText('2.5% + €0.30')).toBeVisible();
    const form = canvas.getByRole('textbox', { name: 'IBAN' });
    await expect(form.compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
/** Enter in a field submits the step. The browser's own validation messages do not appear. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    onSubmit.mockClear();
    canvas.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'IBAN' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('LT60{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(field.closest('form')?.noValidate).toBe(true);
  },
};
