import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '@wallet/ui/components/Card';
import { Link } from '@wallet/ui/components/Link';
import { Heading, Text } from '@wallet/ui/foundations/Text';
import { Motif } from '@wallet/ui/foundations/Mark';

const handleFollow = fn();
const meta = {
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2} type="title-sm">
          About
        </Heading>
        <Text type="body-sm" tone="secondary">
          Northwind Robotics builds autonomous inspection vehicles for offshore wind farms.
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A surface with a hairline border. */
export const Plain: Story = {};

/** A neutral banner. */
export const Accent: Story = { args: { variant: 'accent' } };

/** An invitation to add something. */
export const Dashed: Story = { args: { variant: 'dashed' } };

/** Shows the balance. Texts, focus ring and motif use the roles defined for this ground. */
export const Hero: Story = {
  args: {
    variant: 'hero',
    children: (
      <>
        <Motif fade="start" />
        <Text tone="on-hero-muted">Total balance</Text>
        <Text tone="on-hero">€119,964.44</Text>
        <Link href="#more" variant="standalone">
          Details
        </Link>
      </>
    ),
  },
};

/** The whole card is clickable, and screen readers announce a single link. */
export const Pressable: Story = {
  args: {
    pressable: true,
    children: (
      <>
        <Link href="#referral" variant="standalone" onFollow={handleFollow}>
          Referral program
        </Link>
        <Text type="body-sm">Earn 25% of your friends’ fees</Text>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    handleFollow.mockClear();
    const { left, bottom } = canvasElement.querySelector('[data-pressable]')?.getBoundingClientRect() ?? new DOMRect();
    const under = document.elementFromPoint(left + 30, bottom - 8);
    await expect(under).toBe(canvas.getByRole('link'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(handleFollow).toHaveBeenCalledOnce();
  },
};
