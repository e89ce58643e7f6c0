import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Section } from '@wallet/ui/components/Card';
import { Link } from '@wallet/ui/components/Link';

const meta = { component: Section, args: { title: 'Stablecoins', children: <Card>Rows</Card> } } satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the accessible name of the region. */
export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stablecoins' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Stablecoins');
  },
};

export const WithCountAndAction: Story = {
  args: {
    title: 'Friends',
    count: 4,
    action: (
      <Link variant="standalone" href="#how">
        How it works
      </Link>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Investment accounts held with partner institutions in the European Economic Area',
    action: (
      <Link variant="standalone" href="#all">
        See all
      </Link>
    ),
  },
};
