import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AccountSelect, SelectCard } from '@wallet/ui/patterns/AccountSelect';
import { btc, eur, usd } from '../support/amounts.ts';
import { useControlled } from '../support/useControlled.ts';

const accounts = [
  { id: 1, name: 'Euro account', provider: 'Halden', balance: eur('4200.00') },
  { id: 2, name: 'Dollar account', provider: 'Halden', balance: usd('310.40') },
  { id: 3, name: 'Bitcoin', provider: 'Halden', balance: btc('0.48215') },
];

const meta = {
  component: AccountSelect,
  args: { label: 'From', accounts, value: 1, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    const select = <AccountSelect {...args} value={value} onValueChange={onValueChange} />;
    return args.look === 'chip' ? select : <SelectCard>{select}</SelectCard>;
  },
} satisfies Meta<typeof AccountSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mark, name, provider and available balance. */
export const Chosen: Story = {};
/** In an exchange cell: mark and code only. Name and balance are next to the label. */
export const AsChip: Story = { args: { look: 'chip' } };
export const WithIssue: Story = { args: { issue: 'Not enough funds' } };
export const Disabled: Story = { args: { disabled: true } };
export const OneAccount: Story = {
  name: 'shows a single account as selected and disabled (APP-036)',
  tags: ['!dev', '!autodocs'],
  args: { accounts: accounts.slice(0, 1) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'From' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveTextContent('Euro account');
  },
};
/** Every account with its balance. The selected one is marked. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'From' }));
    const picker = within(await screen.findByRole('dialog', { name: 'From' }));
    await waitFor(() => expect(picker.getByRole('option', { selected: true })).toHaveTextContent('Euro account'));
    await expect(picker.getByRole('option', { name: /Bitcoin/ })).toHaveTextContent('0.48215');
  },
};
