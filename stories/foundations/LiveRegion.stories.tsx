import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { LiveRegion } from '@wallet/ui/foundations/LiveRegion';

const meta = { component: LiveRegion, args: { children: '12 more loaded' } } satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mounted empty and filled later, because screen readers announce only changes. */
export const Polite: Story = {
  render: function Announcing() {
    const [text, setText] = useState('');
    return (
      <>
        <Button
          size="md"
          onClick={() => {
            setText('12 more loaded');
          }}
        >
          Load
        </Button>
        <LiveRegion>{text}</LiveRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('12 more loaded');
    await expect(region.getBoundingClientRect().width).toBeLessThan(2);
  },
};

export const Assertive: Story = {
  tags: ['!dev', '!autodocs'],
  args: { urgency: 'assertive', children: 'Not enough funds' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
};
