import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BottomSheet, type BottomSheetProps } from '@wallet/ui/components/BottomSheet';
import { Button } from '@wallet/ui/components/Button';
import { useState } from 'react';
import { playDialogPattern } from '../support/dialogPattern.ts';

function Opened(props: BottomSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <BottomSheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

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
/** The content scrolls between the title and the buttons. */
export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>A row of the list, number {line + 1}.</p>) },
};
export const ByKeyboard: Story = {
  name: 'focus moves in and returns; Escape closes (D-APP-10, D-APP-11)',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => playDialogPattern({ opener: canvas.getByRole('button', { name: 'Filters' }), name: 'Filters' }),
};
/** From a tablet up it is a centred panel without a handle. */
export const ClosedByHandle: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    const handle = screen.queryByRole('button', { name: 'Close' });
    if (handle === null) {
      await expect(matchMedia('(min-width: 768px)').matches).toBe(true);
      return;
    }
    await userEvent.click(handle);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
