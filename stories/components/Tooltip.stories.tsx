import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '@wallet/ui/components/Button';
import { Tooltip } from '@wallet/ui/components/Popover';
import { infoIcon } from '@wallet/ui/foundations/Icon';

const meta = {
  component: Tooltip,
  args: {
    text: 'A fee that the network takes.',
    children: (props) => <IconButton {...props} label="Network fee" icon={infoIcon} />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenByFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveAttribute('data-placed'));
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('A fee that the network takes.');
  },
};
export const OpenByHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveAttribute('data-placed'));
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
