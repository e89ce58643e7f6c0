import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { TextField } from '@wallet/ui/components/TextField';
import { Money } from '@wallet/ui/foundations/Money';
import { FeeSummary, OperationForm, StickyActions } from '@wallet/ui/patterns/OperationForm';
import { useState, type SubmitEvent } from 'react';
import { eur } from '../support/amounts.ts';

const onSubmit = fn<(event: SubmitEvent) => void>((event: SubmitEvent) => event.preventDefault());

const meta = {
  component: OperationForm,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    title: 'Withdraw',
    onBack: fn(),
    onSubmit,
    children: <TextField label="IBAN" />,
    aside: (
      <>
        <FeeSummary
          items={[
            { label: 'Middle rate', value: '1 USD = 0.91784 EUR', isPart: true },
            { label: 'Fee', value: <Money value={eur('3.50')} /> },
            { label: 'Total receive', value: <Money value={eur('996.50')} />, strong: true },
          ]}
          balanceAfter={eur('11450.75')}
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

/** The button is in a bar at the bottom of a phone, and below the summary next to the fields on a desktop. */
export const Step: Story = {};
/** The first step of an operation shows the menu button instead of the back button. */
export const FirstStep: Story = {
  render: ({ onBack: _onBack, ...props }) => <OperationForm {...props} />,
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

/** Ends the submit of the story. */
let answer: () => void = () => undefined;

export const OnItsWay: Story = {
  name: 'takes no input while it is on its way, when its button has the focus (D-APP-12)',
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      setBusy(true);
      answer = () => setBusy(false);
    };
    return <OperationForm {...args} busy={busy} onSubmit={submit} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(field, 'LT60{Enter}');
    await expect(canvas.getByRole('button', { name: 'Next step' })).toHaveFocus();
    field.focus();
    await userEvent.keyboard('99');
    await expect(field).toHaveValue('LT60');
    answer();
    await waitFor(() => expect(field.closest('[inert]')).toBeNull());
    await userEvent.type(field, '99');
    await expect(field).toHaveValue('LT6099');
  },
};
