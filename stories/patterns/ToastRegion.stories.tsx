import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { ToastRegion } from '@wallet/ui/patterns/ToastRegion';
import { useToast } from '@wallet/ui/patterns/WalletRoot';

function PageWithToasts() {
  const { showToast } = useToast();
  return (
    <main>
      <Button onClick={() => showToast({ text: 'Copied', tone: 'positive' })}>Copy</Button>
      <Button variant="secondary" onClick={() => showToast({ text: 'Service is temporary unavailable', tone: 'negative' })}>
        Fail
      </Button>
      <ToastRegion />
    </main>
  );
}

const meta = {
  component: ToastRegion,
  render: () => <PageWithToasts />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region is mounted before its messages, so that they are announced. The same text appears only once. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getAllByText('Copied')).toHaveLength(1));
  },
};
export const ErrorsStay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(canvas.getByText('Service is temporary unavailable')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Service is temporary unavailable')).toBeNull());
  },
};
