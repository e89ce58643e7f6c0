import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Timer } from '@wallet/ui/components/Timer';
import { useState } from 'react';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
const standing = (): number => NOW;

const meta = {
  component: Timer,
  args: { endsAt: NOW + 42_000, now: standing, onResend: fn(), onContactSupport: fn(), onRetry: fn(), onEnd: fn() },
} satisfies Meta<typeof Timer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  name: 'counts down as mm:ss (REG-023, SET-037)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can request a new code in 00:42');
  },
};
export const TenMinutes: Story = {
  name: '600 seconds are 10:00 (LIM-006)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: NOW + 600_000, texts: { remaining: (time) => `Resend in ${time}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Resend in 10:00');
  },
};
export const Ended: Story = {
  name: 'at zero it is replaced by a resend link (REG-009, SET-037)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: NOW },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const NoneLeft: Story = {
  name: 'without attempts it offers support (REG-010, SET-037)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: NOW, attemptsLeft: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }));
    await expect(args.onContactSupport).toHaveBeenCalledOnce();
  },
};
export const Broken: Story = {
  name: 'a broken timer says so and can be tried again (REG-011, SET-037)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The link stays until the answer, and is pressed once. */
export const Resending: Story = {
  name: 'a second press on Resend does nothing (D-REG-18)',
  tags: ['!dev', '!autodocs'],
  args: { endsAt: NOW, busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
export const Spoken: Story = {
  name: 'is read aloud at the start, not at every second (D-REG-15)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('42 seconds left');
  },
};
/** By the real clock: the last second passes and the link appears. */
export const RunsOut: Story = {
  args: { now: Date.now },
  render: function RunsOutRender(args) {
    const [endsAt] = useState(() => Date.now() + 900);
    return <Timer {...args} endsAt={endsAt} />;
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:01');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend code' })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('You can request a new code now');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
