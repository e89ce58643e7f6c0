import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkButton } from '@wallet/ui/components/Link';
import type { MouseEvent } from 'react';

const meta = {
  component: LinkButton,
  args: { children: 'Log in', href: '#log-in', onClick: fn((event: MouseEvent) => event.preventDefault()) },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a main action that navigates to another page. */
export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
/** The secondary choice, below the primary one. */
export const Quiet: Story = { args: { variant: 'quiet' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Small: Story = { args: { variant: 'secondary', size: 'sm' } };
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
/** It behaves as a link: Enter follows it, Space does not. */
export const FollowedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Log in' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(link).toHaveAttribute('href', '#log-in');
  },
};
