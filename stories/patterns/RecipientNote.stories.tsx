import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipientNote } from '@wallet/ui/patterns/RecipientNote';
import { expect } from 'storybook/test';

const meta = {
  component: RecipientNote,
  args: { kind: 'iban', lastUsedAt: null, isTrusted: false },
} satisfies Meta<typeof RecipientNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('First transfer to this account.')).toBeVisible(),
};

export const FirstAddress: Story = { args: { kind: 'address' } };

export const Used: Story = {
  args: { lastUsedAt: '2026-03-14T10:00:00.000Z' },
  play: async ({ canvas }) => expect(canvas.getByText('You have used this account before, last on 14 Mar 2026.')).toBeVisible(),
};

export const Trusted: Story = {
  args: { kind: 'address', lastUsedAt: '2026-03-14T10:00:00.000Z', isTrusted: true },
  play: async ({ canvas }) => expect(canvas.getByText(/^Trusted recipient\. You have sent here before/)).toBeVisible(),
};
