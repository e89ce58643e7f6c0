import type { Meta, StoryObj } from '@storybook/react-vite';
import { exchangePrice } from '@wallet/core/fees/price';
import { type OrderPrice, PriceBreakdown } from '@wallet/ui/patterns/PriceBreakdown';
import { expect, screen, waitFor } from 'storybook/test';
import { eur, usd } from '../support/amounts.ts';
import { purchase } from '../support/purchase.ts';
import { readRows } from '../support/readRows.ts';

const buildExchange = (rate: string, received: string): OrderPrice => ({
  ...exchangePrice(eur('100.00'), usd(received), rate, '1.08'),
  middleRate: '1.08',
  base: 'EUR',
  quote: 'USD',
});

const meta = {
  component: PriceBreakdown,
  args: { price: purchase },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A purchase: the mark-up is what the rate adds to the middle rate. */
export const Purchase: Story = {
  play: async ({ canvasElement }) => {
    await expect(readRows(canvasElement)).toEqual([
      ['Middle rate', '1 BTC = €60,000.00'],
      ['Mark-up', '0.50% · €2.49'],
    ]);
  },
};

export const Exchange: Story = { args: { price: buildExchange('1.07853', '107.85') } };

/** The rate was better than the middle rate, so the mark-up is in the customer's favour. */
export const InTheCustomersFavour: Story = {
  args: { price: buildExchange('1.09', '109.00') },
  play: async ({ canvasElement }) => {
    await expect(readRows(canvasElement)).toContainEqual(['Mark-up', '−0.93% · −$1.00']);
  },
};

export const Narrow: Story = {
  name: 'moves a value that does not fit at 320 px below its label, untruncated (PRICE-021)',
  globals: { viewport: { value: 'small', isRotated: false } },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    const rate = canvasElement.querySelector('dl > div');
    const [label, value] = [rate?.querySelector('dt'), rate?.querySelector('dd')];
    await expect(value?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
    await expect(canvasElement.querySelector('dl')?.scrollWidth).toBeLessThanOrEqual(180);
  },
};

export const Explained: Story = {
  name: 'explains the middle rate with an info button (PRICE-004)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: 'What is the middle rate?' });
    await userEvent.click(mark);
    const dialog = await screen.findByRole('dialog', { name: 'Middle rate' });
    await expect(dialog).toHaveTextContent('The middle between what the market asks and pays. The mark-up is what we add to it.');
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(mark).toHaveFocus();
  },
};
