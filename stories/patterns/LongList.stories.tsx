import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ListRow } from '@wallet/ui/components/ListRow';
import { LongList, type LongListProps } from '@wallet/ui/patterns/LongList/LongList';

const accounts = (count: number): readonly string[] => Array.from({ length: count }, (_, place) => `Account ${place + 1}`);

const meta = {
  component: LongList,
  title: 'patterns/LongList',
  args: {
    items: accounts(3),
    children: (name, place) => <ListRow key={name} {...place} title={name} note="EUR" />,
  },
} satisfies Meta<LongListProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short list is all there. */
export const Short: Story = {};

export const Long: Story = {
  name: 'of 2,000 rows the near ones are mounted, each with its place, and the page is as long as all of them (HOME-013)',
  tags: ['picture:none'],
  args: { items: accounts(2000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2000');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(90);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(2000 * 40);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('Account 2000')).toBeVisible());
    await expect(canvas.queryByText('Account 1')).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(90);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('Account 1')).toBeVisible());
  },
};
