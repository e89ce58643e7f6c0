import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AccountClosureScreen, type AccountClosureScreenProps } from '@wallet/ui/screens/account-closure';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';

type Confirm = AccountClosureScreenProps['onConfirm'];
const NOW = Date.UTC(2026, 10, 21, 14, 32);
const sent: AccountClosureScreenProps['code'] = {
  kind: 'sent',
  message: 'We sent a one-time code to +370***01',
  resendAt: NOW + 600_000,
  issue: null,
};

const meta = {
  component: AccountClosureScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: {
    code: sent,
    maskedPhone: '+370***01',
    onAskCode: fn(),
    onConfirm: fn<Confirm>(async () => ({ kind: 'done' })),
    onGotIt: fn(),
    onBack: fn(),
    now: () => NOW,
  },
} satisfies Meta<typeof AccountClosureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Requesting: Story = { tags: ['dev', 'autodocs'], args: { code: { kind: 'asking' } } };

export const NotSent: Story = {
  name: 'shows a retry instead of the field when no code was sent (D-PROF-14)',
  args: { code: { kind: 'notSent', issue: { kind: 'refused', message: 'No more codes can be sent to this number now' } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByLabelText('Code')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAskCode).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  name: 'accepts a code as free text and offers a new one after 600 s (PROF-018, PROF-020, PROF-021)',
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('New code in 10:00');
    await step('is disabled without a code, and the field says what it is for (D-PROF-11)', async () => {
      await userEvent.type(canvas.getByLabelText('Code'), ' {Enter}');
      await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription('Enter it to close your account');
      await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeDisabled();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await userEvent.type(canvas.getByLabelText('Code'), ' AB-12 c {Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('AB-12 c');
    await step('shows that the account is closed, and treats Escape as "Got it" (PROF-025, PROF-026, D-PROF-16)', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Success' });
      await expect(dialog).toHaveTextContent('Your account has been successfully closed');
      await userEvent.keyboard('{Escape}');
      await expect(args.onGotIt).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
      await expect(args.onGotIt).toHaveBeenCalledTimes(2);
    });
  },
};

/** The provider did not say where it sent the code. */
export const SentWithoutMessage: Story = { tags: ['dev', 'autodocs'], args: { code: { ...sent, message: null } } };

export const TimeUp: Story = {
  name: 'offers a new code when the time is up (D-PROF-11)',
  args: { code: { ...sent, resendAt: NOW } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(args.onAskCode).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'shows the provider’s message about the code until it is edited (PROF-023, PROF-024)',
  args: { onConfirm: fn<Confirm>(async () => ({ kind: 'refused', fields: { code: 'Invalid code' } })) },
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText('Code'), '123456');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Confirm' }));
    await expectRefusedField(context, 'Code', 'Invalid code', '123456');
  },
};

export const UsedUp: Story = {
  name: 'shows the provider’s message for a used-up code (D-PROF-15)',
  args: { onConfirm: fn<Confirm>(async () => ({ kind: 'refused', message: 'Too many attempts' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expectFocusOnFirstInvalid('Code', 'Too many attempts');
  },
};

export const Offline: Story = {
  name: 'keeps the code without a network (D-PROF-19)',
  args: { onConfirm: fn<Confirm>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByText('No internet connection!')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveValue('123456');
  },
};
