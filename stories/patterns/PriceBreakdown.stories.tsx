import type { Meta, StoryObj } from '@storybook/react-vite';
import { exchangePrice, plainPrice, salePrice } from '@wallet/core/fees/price';
import { type OrderPrice, PriceBreakdown } from '@wallet/ui/patterns/PriceBreakdown';
import { expect, screen, waitFor } from 'storybook/test';
import { btc, eth, eur, usd, usdc } from '../support/amounts.ts';
import { purchase } from '../support/purchase.ts';
import { readRows } from '../support/readRows.ts';

const plain = { middleRate: null, rate: null, base: '', quote: '', networkFee: null };
const buildExchange = (rate: string, received: string): OrderPrice => ({
  ...exchangePrice(eur('100.00'), usd(received), rate, '1.08'),
  ...plain,
  kind: 'exchange',
  middleRate: '1.08',
  rate,
  base: 'EUR',
  quote: 'USD',
  receives: usd(received),
});

const meta = {
  component: PriceBreakdown,
  args: { price: purchase },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A purchase: the price paid is the value of the coins, the mark-up and the fee. */
export const Purchase: Story = {
  play: async ({ canvasElement }) => {
    await expect(readRows(canvasElement)).toEqual([
      ['Rate', '1 BTC = €60,300.00'],
      ['Middle rate', '1 BTC = €60,000.00'],
      ['Mark-up', '0.50% · €2.49'],
      ['Fee', '€1.50'],
      ['Total', '€500.00'],
      ['You get (approx.)', '0.00826699 BTC'],
      ['Worth at the middle rate', '€496.01'],
    ]);
  },
};

/** A sale: the network fee is listed separately, in its own coin. */
export const Sale: Story = {
  args: {
    price: {
      ...purchase,
      ...salePrice(btc('0.01234567'), eur('737.03'), '59700', '60000'),
      kind: 'sell',
      rate: '59700',
      receives: eur('737.03'),
      networkFee: btc('0.0001'),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(readRows(canvasElement)).toEqual([
      ['Rate', '1 BTC = €59,700.00'],
      ['Middle rate', '1 BTC = €60,000.00'],
      ['Mark-up', '0.50% · €3.71'],
      ['Worth at the middle rate', '€740.74'],
      ['Transaction fee', '0.0001 BTC'],
      ['Total', '€737.03'],
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

/** A send: amounts in the coin itself, nothing is converted. */
export const Send: Story = {
  args: {
    price: {
      ...purchase,
      ...plainPrice(eth('0.5007'), eth('0.0007')),
      ...plain,
      kind: 'send',
      middleRate: '3000',
      base: 'ETH',
      quote: 'EUR',
      receives: eth('0.5'),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(readRows(canvasElement)).toEqual([
      ['Middle rate', '1 ETH = €3,000.00'],
      ['Mark-up', 'None'],
      ['Transaction fee', '0.0007 ETH'],
      ['Total amount', '0.5007 ETH'],
      ['Arrives', '0.5 ETH'],
    ]);
  },
};

/** A send whose network fee is paid in another coin. That fee is not part of any total. */
export const SendOfAStablecoin: Story = {
  args: {
    price: {
      ...purchase,
      ...plainPrice(usdc('100'), usdc('0')),
      ...plain,
      kind: 'send',
      middleRate: '0.92592593',
      base: 'USDC',
      quote: 'EUR',
      receives: usdc('100'),
      networkFee: eth('0.0007'),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(readRows(canvasElement).map(([label]) => label)).toEqual(['Middle rate', 'Mark-up', 'Transaction fee', 'Arrives']);
  },
};

/** A card top-up and a bank transfer. */
export const CardTopUp: Story = {
  args: { price: { ...purchase, ...plainPrice(eur('102.87'), eur('2.87')), ...plain, kind: 'card', receives: eur('100.00') } },
  play: async ({ canvasElement }) => {
    await expect(readRows(canvasElement)).toEqual([
      ['Mark-up', 'None'],
      ['Fee', '€2.87'],
      ['Total', '€102.87'],
      ['Arrives', '€100.00'],
    ]);
  },
};

export const Narrow: Story = {
  name: 'moves a value that does not fit at 320 px below its label, untruncated (PRICE-021)',
  globals: { viewport: { value: 'small', isRotated: false } },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    const rate = canvasElement.querySelectorAll('dl > div')[1];
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
