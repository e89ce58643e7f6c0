import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorState } from '@wallet/ui/components/EmptyState';
import { Link } from '@wallet/ui/components/Link';
import { offlineIcon } from '@wallet/ui/foundations/Icon';

const onRetry = (
  <Link variant="standalone" href="#again">
    Try again
  </Link>
);
const meta = { component: ErrorState, args: { title: 'Service is temporary unavailable', action: onRetry } } satisfies Meta<
  typeof ErrorState
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the content. Screen readers announce it when it appears. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Service is temporary unavailable');
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = { args: { icon: offlineIcon, title: 'No internet connection!' } };
