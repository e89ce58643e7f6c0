import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StuckScreen, type StuckScreenProps } from '@wallet/ui/screens/kyc';

type OnProceed = StuckScreenProps['onProceed'];

const meta = {
  component: StuckScreen,
  parameters: { layout: 'fullscreen' },
  args: { onProceed: fn<OnProceed>(async () => ({ kind: 'done' })), onBack: fn(), supportHref: '#support' },
} satisfies Meta<typeof StuckScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The application has had no progress for more than seven days. */
export const Stuck: Story = {};

export const Unavailable: Story = {
  name: 'shows why a reset failed and enables the button again (KYC-014, D-KYC-20)',
  tags: ['!dev', '!autodocs'],
  args: { onProceed: fn<OnProceed>(async () => ({ kind: 'failed', failure: 'unavailable' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Service is temporary unavailable');
    await expect(canvas.getByRole('button', { name: 'Proceed' })).toBeEnabled();
  },
};
