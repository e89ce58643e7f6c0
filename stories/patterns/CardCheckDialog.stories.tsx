import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CardCheckDialog } from '@wallet/ui/patterns/CardCheck';

const meta = {
  component: CardCheckDialog,
  tags: ['!dev'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { open: true, onAnswer: fn(), onOpenChange: fn() },
} satisfies Meta<typeof CardCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenCalledWith('cancel');
  },
};
