import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ListRow } from '@wallet/ui/components/List';
import { LongList, type LongListProps } from '@wallet/ui/patterns/LongList';
import { inWidth } from '../support/decorators.tsx';

const buildAccounts = (count: number): readonly string[] => Array.from({ length: count }, (_, place) => `Account ${place + 1}`);

const meta = {
  component: LongList,
  // The page grows below its rows.
  parameters: { grows: true },
  args: {
    items: buildAccounts(3),
    children: (name, place) => <ListRow key={name} {...place} title={name} note="EUR" />,
  },
} satisfies Meta<LongListProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short list is rendered in full. */
export const Short: Story = {};

export const Long: Story = {
  name: 'mounts only nearby rows of 2,000, each with its position, at full page length (HOME-013)',
  tags: ['picture:none'],
  args: { items: buildAccounts(2000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2000'));
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

/** Browsers report size changes only after the layout of a frame. */
const waitForFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const getHeight = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;
const getTop = (element: Element): number => element.getBoundingClientRect().top;
const getListHeight = (canvasElement: HTMLElement): number => getHeight(canvasElement.querySelector('ul'));

/** A row whose note can be lengthened, like a late text or an expanded row. */
function GrowingRow({ name, ...place }: { readonly name: string }) {
  const [isLong, setIsLong] = useState(false);
  return (
    <li {...place} data-testid={name} style={{ padding: 12, blockSize: isLong ? 267 : 67, boxSizing: 'border-box' }}>
      <button type="button" style={{ minBlockSize: 44 }} onClick={() => setIsLong(true)}>
        {name}
      </button>
    </li>
  );
}

export const RowGrows: Story = {
  name: 'a growing row extends the list and moves what is below it',
  tags: ['!dev', '!autodocs', 'picture:none'],
  render: () => <LongList items={buildAccounts(200)}>{(name, place) => <GrowingRow key={name} name={name} {...place} />}</LongList>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('Account 1')).toHaveAttribute('aria-setsize', '200'));
    const [before, below] = [getListHeight(canvasElement), getTop(canvas.getByTestId('Account 4'))];
    await userEvent.click(canvas.getByRole('button', { name: 'Account 2' }));
    await waitFor(() => expect(getListHeight(canvasElement)).toBe(before + 200));
    await expect(getTop(canvas.getByTestId('Account 4'))).toBe(below + 200);
    await waitForFrame(); // a row that is unmounted before it was drawn has not been measured
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('Account 200')).toBeVisible());
    await expect(getListHeight(canvasElement)).toBe(before + 200);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('Account 1')).toBeVisible());
  },
};

const LATE_IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="300"/>')}`;

export const LateImage: Story = {
  name: 'a late image above the viewport does not move the reader',
  tags: ['!dev', '!autodocs', 'picture:none'],
  render: () => (
    <LongList items={buildAccounts(200)}>
      {(name, place) => (
        <li key={name} {...place} data-testid={name} style={{ minBlockSize: 67 }}>
          {name}
          <img alt="" style={{ display: 'block' }} />
        </li>
      )}
    </LongList>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByTestId('Account 1')).toHaveAttribute('aria-setsize', '200'));
    window.scrollTo(0, 67 * 60);
    const read = await canvas.findByTestId('Account 64');
    const above = canvas.getByTestId('Account 58');
    const [before, top] = [getListHeight(canvasElement), getTop(read)];
    above.querySelector('img')?.setAttribute('src', LATE_IMAGE);
    await waitFor(() => expect(getListHeight(canvasElement)).toBeGreaterThan(before + 200));
    await waitFor(() => expect(Math.abs(getTop(read) - top)).toBeLessThan(2));
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByTestId('Account 1')).toBeVisible());
  },
};

const WORDS = 'wraps in a narrow list and stands in one line in a wide one '.repeat(3);

export const Turned: Story = {
  name: 'adapts the list height when a rotated phone changes the row height',
  tags: ['!dev', '!autodocs', 'picture:none'],
  render: () => (
    <LongList items={buildAccounts(60)}>
      {(name, place) => (
        <li key={name} {...place} data-testid={name} style={{ lineHeight: '24px' }}>
          {name} {WORDS}
        </li>
      )}
    </LongList>
  ),
  decorators: [inWidth(200)],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByTestId('Account 1')).toHaveAttribute('aria-setsize', '60'));
    const row = (): number => getHeight(canvas.getByTestId('Account 1'));
    const narrow = row();
    await waitFor(() => expect(getListHeight(canvasElement)).toBeGreaterThan(0));
    canvas.getByTestId('box').style.inlineSize = '100%';
    await waitFor(() => expect(row()).toBeLessThan(narrow));
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight); // rows are measured on the way, which shortens the page
      await expect(canvas.getByTestId('Account 60')).toBeVisible();
    });
    const rows = canvas.getAllByRole('listitem');
    const last = rows.at(-1)?.getBoundingClientRect().bottom ?? 0;
    await waitFor(() => expect(Math.abs((canvasElement.querySelector('ul')?.getBoundingClientRect().bottom ?? 0) - last)).toBeLessThan(3));
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByTestId('Account 1')).toBeVisible());
  },
};
