import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '@wallet/ui/components/Link';
import { Text } from '@wallet/ui/foundations/Text';
import { onHero } from '../support/decorators.tsx';

const meta = { component: Link, args: { href: '#terms', children: 'Terms of use' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links inside a sentence are underlined, because colour alone does not set them apart from the text. */
export const Inline: Story = {
  render: (args) => (
    <Text>
      By continuing you accept the <Link {...args} />.
    </Text>
  ),
};

export const Standalone: Story = { args: { variant: 'standalone' } };

export const OnHero: Story = {
  args: { variant: 'standalone' },
  decorators: [onHero],
};

/** A click or Enter navigates without a page load. A request for a new tab is left to the browser. */
export const Followed: Story = {
  args: { onFollow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** A link to another site opens in a new tab, without an opener or referrer. */
export const OtherSite: Story = {
  args: { target: '_blank', href: 'https://example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
