import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '@wallet/ui/components/TextField';

const meta = { component: PasswordField, args: { label: 'Password', kind: 'current', onValueChange: fn() } } satisfies Meta<
  typeof PasswordField
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = { args: { defaultValue: 'HaldenFjord1' } };
export const New: Story = {
  args: { kind: 'new', placeholder: 'Repeat the password', label: 'Confirm password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
};
export const WithIssue: Story = { args: { issue: "Passwords don't match", defaultValue: 'HaldenFjord1' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'HaldenFjord1' } };
/** With the keyboard: type, Tab to the button, reveal and hide. */
export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('HaldenFjord1');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const reveal = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Password')).toHaveValue('HaldenFjord1');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  },
};
