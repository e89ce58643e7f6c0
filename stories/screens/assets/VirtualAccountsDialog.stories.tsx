import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VirtualAccountsDialog, type VirtualAccountsDialogProps } from '@wallet/ui/screens/assets';
import { expectRefusal, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';

type OnConfirm = VirtualAccountsDialogProps['onConfirm'];
const resolveWith = (outcome: Awaited<ReturnType<OnConfirm>>) => fn<OnConfirm>(async () => outcome);

const meta = {
  component: VirtualAccountsDialog,
  args: { onConfirm: resolveWith({ kind: 'done' }), onClose: fn(), onForgot: fn(), forgotHref: '#forgot', termsHref: '#terms' },
} satisfies Meta<typeof VirtualAccountsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const confirm: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('Password'), 'Halden2026');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};

export const Empty: Story = {};

export const WrongPassword: Story = {
  args: { onConfirm: resolveWith({ kind: 'refused', fields: { password: 'Invalid password' } }) },
  play: async (context) => {
    await confirm(context);
    await expect(await screen.findByText('You entered the wrong password. Check the correctness and try again.')).toBeVisible();
    await expectRefusal('Password', 'Invalid password', 'Halden2026');
  },
};

export const RefusalEnds: Story = {
  name: 'clears the refusal of the password on the next key',
  tags: ['!dev', '!autodocs'],
  args: { ...WrongPassword.args },
  play: async (context) => {
    await WrongPassword.play?.(context);
    await expectRefusedField(context, 'Password', 'Invalid password', 'Halden2026');
  },
};

/** Nothing is sent without a network, and the input stays. */
export const Offline: Story = {
  args: { onConfirm: resolveWith({ kind: 'failed', failure: 'offline' }) },
  play: confirm,
};

export const ConsentAndPassword: Story = {
  name: 'enables "Confirm" with a password and the tick, and links terms and a forgotten password (PWD-026, SET-027, SET-028)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Confirm' });
    await expect(screen.getByRole('link', { name: /^Terms/ })).toHaveAttribute('href', '#terms');
    await expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree to the creation of a non-custodial wallet/ }));
    await expect(button).toBeDisabled();
    const password = screen.getByLabelText('Password');
    await userEvent.click(password);
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription(/This field is required/));
    await userEvent.type(password, 'Halden2026');
    await expect(password).not.toHaveAccessibleDescription(/This field is required/);
    await expect(button).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledWith('Halden2026');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password' }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
  },
};
