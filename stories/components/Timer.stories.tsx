import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from '@storybook/test';
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
  name: 'REG-023 SET-037 counts down as mm:ss',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can request a new code in 00:42');
  },
};
export const TenMinutes: Story = {
  name: 'LIM-006 600 seconds are 10:00',
  args: { endsAt: NOW + 600_000, texts: { remaining: (time) => `Resend in ${time}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Resend in 10:00');
  },
};
export const Ended: Story = {
  name: 'REG-009 SET-037 at zero it is replaced by a resend link',
  args: { endsAt: NOW },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const NoneLeft: Story = {
  name: 'REG-010 SET-037 without attempts it offers support',
  args: { endsAt: NOW, attemptsLeft: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }));
    await expect(args.onContactSupport).toHaveBeenCalledOnce();
  },
};
export const Broken: Story = {
  name: 'REG-011 SET-037 a broken timer says so and can be tried again',
  args: { endsAt: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The link stays until the answer, and is pressed once. */
export const Resending: Story = {
  name: 'D-REG-18 a second press on Resend does nothing',
  args: { endsAt: NOW, busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
export const Spoken: Story = {
  name: 'D-REG-15 is read aloud at the start, not at every second',
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
