import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OperationGate } from '@wallet/ui/patterns/OperationPrompt';

const meta = {
  component: OperationGate,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    operation: 'send',
    state: { kind: 'checking' },
    hrefs: { kyc: '#kyc', support: '#support', addressVerification: '#address' },
    onLeave: fn(),
  },
} satisfies Meta<typeof OperationGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {};

export const Denied: Story = { args: { state: { kind: 'denied', prompt: 'serviceNotAvailable' } } };

export const Failed: Story = { args: { state: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const Leaving: Story = {
  name: '“Checking access...” has no button, and Escape leaves the route (ACC-010, D-ACC-11)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Checking access...' });
    await expect(dialog.querySelector('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Closing: Story = {
  name: 'leaves the route when the prompt is closed (ACC-009, D-ACC-08)',
  tags: ['!dev', '!autodocs'],
  args: { state: { kind: 'denied', prompt: 'serviceNotAvailable' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Oops... service not available, contact support' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  name: 'offers a retry after a load failure (ACC-018, ACC-019)',
  tags: ['!dev', '!autodocs'],
  args: { state: { kind: 'failed', failure: 'offline', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No internet connection!');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const { state } = args;
    if (state.kind === 'failed') await expect(state.onRetry).toHaveBeenCalledOnce();
  },
};
