import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast } from '@wallet/ui/components/Toast';

const meta = { component: Toast, args: { text: 'Copied', onClose: fn() } } satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Positive: Story = { args: { tone: 'positive' } };
/** An error stays until it is closed. */
export const Negative: Story = {
  args: { tone: 'negative', text: 'Service is temporary unavailable' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithAction: Story = {
  args: { text: 'Card deleted', action: { label: 'Undo', onPress: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { text: 'The report will be sent to your e-mail address as soon as it is ready, which takes a few minutes' },
};
