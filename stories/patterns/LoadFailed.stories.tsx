import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailed } from '@wallet/ui/patterns/PageStates';

const meta = {
  component: LoadFailed,
  tags: ['!dev', '!autodocs'],
  args: { failure: 'unavailable', onRetry: fn(), homeHref: '#home' },
} satisfies Meta<typeof LoadFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unavailable: Story = {
  tags: ['autodocs'],
  name: 'offers retry and home when the provider is down (ERR-001, D-ERR-20)',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Service is temporary unavailable');
    await expect(canvas.getByRole('link', { name: 'RETURN HOME' })).toHaveAttribute('href', '#home');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  name: 'shows that there is no network (ERR-003)',
  args: { failure: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No internet connection!');
  },
};

export const Unexpected: Story = {
  name: 'shows an unexpected response (ERR-008, ERR-009)',
  args: { failure: 'unexpected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We’ve sorry, something has gone wrong.');
  },
};
