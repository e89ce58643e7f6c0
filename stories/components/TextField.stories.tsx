import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '@wallet/ui/components/TextField';

const meta = { component: TextField, args: { label: 'Beneficiary name', onValueChange: fn() } } satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Name and surname' } };
export const Filled: Story = { args: { defaultValue: 'Jonas Petraitis' } };
export const WithHint: Story = {
  args: { hint: 'Letters, digits, dots and spaces', counter: '3 / 140', defaultValue: 'Ann' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Beneficiary name')).toHaveAccessibleDescription('Letters, digits, dots and spaces 3 / 140');
  },
};
/** The issue is part of the field's accessible description and is announced. */
export const WithIssue: Story = {
  args: { issue: 'This field is required', hint: 'As in your bank' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Beneficiary name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This field is required As in your bank');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This field is required');
  },
};
export const ReadOnly: Story = { args: { label: 'Country', defaultValue: 'Lithuania', readOnly: true, hint: 'From your profile' } };
export const Disabled: Story = { args: { defaultValue: 'Jonas Petraitis', disabled: true } };
export const WithSuffix: Story = { args: { label: 'Amount', defaultValue: '0.90', suffix: <span>BTC</span> } };
/** The label is hidden where nearby text already shows it. Screen readers still read it. */
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'Search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Beneficiary name' })).toBeVisible();
  },
};
export const OtherBrand: Story = { args: { defaultValue: 'Jonas Petraitis' }, globals: { brand: 'ostra' } };
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Beneficiary name')).toHaveFocus();
    await userEvent.keyboard('Ann');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ann');
  },
};
