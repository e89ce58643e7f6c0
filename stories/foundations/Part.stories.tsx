import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect } from 'storybook/test';
import { Part } from '@wallet/ui/foundations/parts';

const Late = lazy(async () => ({ default: () => <p>Loaded</p> }));

const meta = {
  component: Part,
  tags: ['!dev'],
  args: { waiting: <p>Loading…</p>, children: <Late /> },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('Loaded')).toBeVisible(),
};
