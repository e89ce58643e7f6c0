import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '@wallet/ui/components/Button';
import { Card } from '@wallet/ui/components/Card';
import { Link } from '@wallet/ui/components/Link';
import { LoadingOverlay } from '@wallet/ui/components/Spinner';

const meta = {
  component: LoadingOverlay,
  args: {
    busy: true,
    children: (
      <Card>
        What was there stays seen. <Link href="#more">More</Link>
      </Card>
    ),
  },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The covered content cannot be reached, and screen readers announce the wait once it is visible. */
export const Busy: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvasElement.querySelector('[inert] a')).not.toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'));
  },
};

const BlockingExample = () => {
  const [busy, setBusy] = useState(false);
  return (
    <LoadingOverlay busy={busy}>
      <Button onClick={() => setBusy(true)}>Pay</Button>
      <Button onClick={() => setBusy(true)}>Cancel</Button>
      <span ref={(mark) => mark?.addEventListener('answered', () => setBusy(false))} data-testid="mark" />
    </LoadingOverlay>
  );
};

export const FocusKept: Story = {
  name: 'makes covered content unreachable and restores the focus afterwards (APP-033, D-APP-17)',
  tags: ['!dev', '!autodocs'],
  render: () => <BlockingExample />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = () => canvas.getByTestId('mark').dispatchEvent(new Event('answered'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(canvasElement.querySelector('[inert] button')).not.toBeNull();
    answer();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay' })).toHaveFocus());
  },
};

export const Idle: Story = {
  args: { busy: false },
  play: async ({ userEvent, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'More' })).toHaveFocus();
  },
};
