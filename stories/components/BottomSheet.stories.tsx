import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BottomSheet } from '@wallet/ui/components/BottomSheet';
import { Button } from '@wallet/ui/components/Button';

const meta = {
  component: BottomSheet,
  args: {
    title: 'Filters',
    children: 'Account, status, type and date.',
    footer: <Button fullWidth>Apply</Button>,
    open: true,
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Auto: Story = {};
export const Half: Story = { args: { size: 'half' } };
export const Full: Story = { args: { size: 'full' } };
export const WithHeaderAction: Story = {
  args: {
    headerAction: (
      <Button variant="quiet" size="sm">
        Clear all
      </Button>
    ),
  },
};
/** Long content scrolls between the title and the buttons. */
export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>A row of the list, number {line + 1}.</p>) },
};
/** On tablets and larger screens the sheet is a centred panel with a cross instead of the handle. */
export const ClosedByHandle: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
