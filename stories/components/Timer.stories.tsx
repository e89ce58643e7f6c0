import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Timer } from '@wallet/ui/components/Timer';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
const getFixedTime = (): number => NOW;

const meta = {
  component: Timer,
  args: { endsAt: NOW + 42_000, now: getFixedTime, onResend: fn(), onContactSupport: fn(), onRetry: fn(), onEnd: fn() },
} satisfies Meta<typeof Timer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
/** When the time is up, a link replaces the countdown. */
export const TimeUp: Story = { args: { endsAt: NOW } };

export const TenMinutes: Story = {
  name: 'shows 600 seconds as 10:00 (LIM-006)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: NOW + 600_000, texts: { remaining: ({ time }) => `Resend in ${time}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Resend in 10:00');
  },
};
export const NoneLeft: Story = {
  name: 'offers support when no attempts are left (REG-010, SET-037)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: NOW, attemptsLeft: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }));
    await expect(args.onContactSupport).toHaveBeenCalledOnce();
  },
};
export const Broken: Story = {
  name: 'shows an error with retry for an unknown time (REG-011, SET-037)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Resending: Story = {
  name: 'ignores a second press on "Resend" (D-REG-18)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: NOW, busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
