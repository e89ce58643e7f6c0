import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '@wallet/ui/components/Dialog';
import { IconButton } from '@wallet/ui/components/Button';
import { Menu, MenuItem } from '@wallet/ui/components/Popover';
import { copyIcon, deleteIcon, menuIcon, shareIcon } from '@wallet/ui/foundations/Icon';

const onCopy = fn();
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

const getCommand = (name: string): HTMLElement => screen.getByRole('menuitem', { name });

export const Closed: Story = {};
/** Its commands as children, with the product's own content between them. */
export const Parts: Story = {
  name: 'takes its parts as children (LIB-021)',
  render: ({ renderOpener }) => (
    <Menu label="Card" renderOpener={renderOpener}>
      <MenuItem icon={copyIcon} onPress={onCopy}>
        Copy <b>number</b>
      </MenuItem>
      <hr />
      <MenuItem danger onPress={onDelete}>
        Delete card
      </MenuItem>
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    onCopy.mockClear();
    const opener = canvas.getByRole('button', { name: 'More' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(getCommand('Copy number')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(getCommand('Delete card')).toHaveFocus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(getCommand('Copy number')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await canvas.findByRole('menu', { name: 'Card' });
    await waitFor(() => expect(menu).toHaveAttribute('data-placed'));
  },
};
/**
 * APG menu button: Down and Enter open it at the first command, arrow keys wrap around, End and letters jump, Escape returns the focus,
 * Enter runs the command.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onShare.mockClear();
    const opener = canvas.getByRole('button', { name: 'More' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(getCommand('Copy number')).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    await expect(getCommand('Delete card')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(getCommand('Copy number')).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(getCommand('Share')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getCommand('Copy number')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
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
export const ByLetters: Story = {
  name: 'a letter jumps to the next command with that initial, Up wraps from first to last',
  tags: ['!dev', '!autodocs'],
  args: { items: ['Copy', 'Rename', 'Close', 'Delete'].map((label) => ({ label, onPress: fn() })) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getCommand('Copy')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(getCommand('Delete')).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(getCommand('Copy')).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(getCommand('Close')).toHaveFocus());
  },
};
export const InADialog: Story = {
  name: 'belongs to its dialog, and Escape closes only the menu',
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Dialog title="Card">
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Card' }));
    const opener = dialog.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await waitFor(() => expect(dialog.getByRole('menuitem', { name: 'Copy number' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('menu')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(screen.getByRole('dialog', { name: 'Card' })).toBeVisible();
  },
};
export const ClosedByOutsidePress: Story = {
  name: 'closes on an outside press and on Tab',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Copy number' })).toHaveFocus());
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Copy number' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};
