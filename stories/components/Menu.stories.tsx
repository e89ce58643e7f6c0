import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from '@wallet/ui/components/IconButton';
import { Menu } from '@wallet/ui/components/Menu';
import { copyIcon } from '@wallet/ui/foundations/Icon/glyphs/copyIcon';
import { deleteIcon } from '@wallet/ui/foundations/Icon/glyphs/deleteIcon';
import { menuIcon } from '@wallet/ui/foundations/Icon/glyphs/menuIcon';
import { shareIcon } from '@wallet/ui/foundations/Icon/glyphs/shareIcon';
import { playMenuPattern } from '../support/menuPattern.ts';

const onShare = fn();
const onDelete = fn();

const meta = {
  component: Menu,
  args: {
    label: 'Card',
    items: [
      { label: 'Copy number', icon: copyIcon, onPress: fn() },
      { label: 'Share', icon: shareIcon, onPress: onShare },
      { label: 'Delete card', icon: deleteIcon, danger: true, onPress: onDelete },
    ],
    renderOpener: (props) => <IconButton {...props} label="More" icon={menuIcon} />,
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await canvas.findByRole('menu', { name: 'Card' });
    await waitFor(() => expect(menu).toHaveAttribute('data-placed'));
  },
};
/** APG menu button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    onShare.mockClear();
    await playMenuPattern({
      place: canvasElement,
      opener: canvas.getByRole('button', { name: 'More' }),
      names: ['Copy number', 'Share', 'Delete card'],
    });
    await expect(onShare).toHaveBeenCalledOnce();
  },
};
export const DisabledItem: Story = {
  args: { items: [{ label: 'Share', onPress: onShare, disabled: true }] },
  play: async ({ canvas, userEvent }) => {
    onShare.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Share' }));
    await expect(onShare).not.toHaveBeenCalled();
  },
};
