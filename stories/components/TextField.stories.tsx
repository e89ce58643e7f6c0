import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '@wallet/ui/components/TextField';

const meta = { component: TextField, args: { label: 'Beneficiary name', onValueChange: fn() } } satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Name and surname' } };
export const Filled: Story = { args: { defaultValue: 'Jonas Petraitis' } };
export const WithHint: Story = {
  args: { hint: 'Letters, digits, dots and spaces', counter: '3 / 140', defaultValue: 'Ann' },
};
/** The issue is part of the field's accessible description and is announced. */
export const WithIssue: Story = {
  args: { issue: 'This field is required', hint: 'As in your bank' },
};
export const ReadOnly: Story = { args: { label: 'Country', defaultValue: 'Lithuania', readOnly: true, hint: 'From your profile' } };
export const Disabled: Story = { args: { defaultValue: 'Jonas Petraitis', disabled: true } };
export const WithSuffix: Story = { args: { label: 'Amount', defaultValue: '0.90', suffix: <span>BTC</span> } };
/** The label is hidden where nearby text already shows it. Screen readers still read it. */
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'Search' },
};
export const OtherBrand: Story = { args: { defaultValue: 'Jonas Petraitis' }, globals: { brand: 'ostra' } };
