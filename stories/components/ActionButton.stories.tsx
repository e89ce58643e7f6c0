import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionButton } from '@wallet/ui/components/Button';
import { receiveIcon } from '@wallet/ui/foundations/Icon';

const meta = { component: ActionButton, args: { label: 'Receive', icon: receiveIcon, onClick: fn() } } satisfies Meta<typeof ActionButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
/** The size used in the expanded row of an account. */
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
export const PressedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Receive' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
