import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AssetMark } from '@wallet/ui/foundations/Mark';
import { IconTile, cashIcon, cryptoIcon, giftIcon } from '@wallet/ui/foundations/Icon';
import { Inline } from '@wallet/ui/foundations/Layout';

const meta = { component: AssetMark, args: { code: 'BTC' } } satisfies Meta<typeof AssetMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Assets keep their own colours in every brand. */
export const Known: Story = {
  render: () => (
    <Inline>
      {['BTC', 'ETH', 'USDC', 'USDT', 'DAI', 'EUR', 'USD'].map((code) => (
        <AssetMark key={code} code={code} />
      ))}
    </Inline>
  ),
};

export const Unknown: Story = {
  name: 'shows the letters of an asset without an icon (USR-023)',
  tags: ['!dev', '!autodocs'],
  args: { code: 'NWR', url: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('NWR')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Series: Story = {
  name: 'tells the series of one issuer apart by their last letters (D-HOME-27)',
  tags: ['!dev', '!autodocs'],
  args: { code: 'HALB27', url: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('B27')).toBeInTheDocument();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <AssetMark code="BTC" size={32} />
      <AssetMark code="BTC" />
      <AssetMark code="BTC" size={56} />
    </Inline>
  ),
};

export const Named: Story = {
  args: { label: 'Bitcoin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bitcoin' })).toBeVisible();
  },
};

/** Anything that is not an asset gets an icon in a disc. */
export const Tiles: Story = {
  render: () => (
    <Inline>
      <IconTile glyph={cashIcon} />
      <IconTile glyph={cryptoIcon} tone="accent" size={56} />
      <IconTile glyph={giftIcon} tone="surface" size={32} />
    </Inline>
  ),
};
