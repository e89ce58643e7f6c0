import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List, ListRow } from '@wallet/ui/components/List';

const rows = ['Elin Vaher', 'Tom Marchetti', 'Sade Okafor'].map((name) => <ListRow key={name} title={name} note="Speaker" />);
const meta = { component: List, args: { 'aria-label': 'Speakers', children: rows } } satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows share one card. */
export const InACard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Speakers' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const KeepsPageStyles: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <List {...args} />
      <ol aria-label="Steps">
        <li>
          <a href="#first">First</a>
        </li>
      </ol>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Speakers' })).toHaveStyle({ listStyleType: 'none', paddingInlineStart: '0px' });
    await expect(canvas.getByRole('list', { name: 'Steps' })).toHaveStyle({ listStyleType: 'decimal', paddingInlineStart: '40px' });
    await expect(canvas.getByRole('link', { name: 'First' })).toHaveStyle({ textDecorationLine: 'underline' });
  },
};
