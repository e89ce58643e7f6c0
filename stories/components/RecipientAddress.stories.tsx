import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipientAddress } from '@wallet/ui/components/RecipientAddress';
import { expect } from 'storybook/test';

const ETHEREUM = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const readTops = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[dir="ltr"] > span')].map((group) => Math.round(group.getBoundingClientRect().top));

const meta = { component: RecipientAddress, args: { address: ETHEREUM } } satisfies Meta<typeof RecipientAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The full address, in groups of four from its start. */
export const Ethereum: Story = {};
export const Bitcoin: Story = { args: { address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' } };

/** Lines break between groups, never inside one. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 140 }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    await expect(new Set(readTops(canvasElement)).size).toBeGreaterThan(1);
    for (const group of canvasElement.querySelectorAll('[dir="ltr"] > span')) await expect(group.getClientRects()).toHaveLength(1);
    await expect(canvasElement.querySelector('[dir="ltr"]')?.scrollWidth).toBeLessThanOrEqual(140);
  },
};

export const Copied: Story = {
  name: 'selects and reads out the address without spaces (PRICE-017)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const address = canvasElement.querySelector('[dir="ltr"]');
    getSelection()?.selectAllChildren(address ?? canvasElement);
    await expect(getSelection()?.toString()).toBe(ETHEREUM);
    await expect(address?.textContent).toBe(ETHEREUM);
    await expect([...canvasElement.querySelectorAll('[dir="ltr"] > span')].map((group) => group.textContent).join(' ')).toBe(
      '0x 71C7 656E C7ab 88b0 98de fB75 1B74 01B5 f6d8 976F',
    );
    await expect(canvas.queryByText('…')).toBeNull();
  },
};
