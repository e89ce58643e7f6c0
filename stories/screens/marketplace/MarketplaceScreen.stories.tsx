import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type MarketplaceDeal, MarketplaceScreen } from '@wallet/ui/screens/marketplace';
import { usd } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const buildDeal = (symbol: string, company: string, changes: Partial<MarketplaceDeal> = {}): MarketplaceDeal => ({
  symbol,
  company,
  country: 'Norway',
  logo: null,
  logoDark: null,
  status: 'available',
  tags: ['Robotics', 'late stage'],
  price: '$12.50',
  change: '25.00',
  minimumInvestment: '$100.00',
  href: `#${symbol}`,
  ...changes,
});
const DEALS = [
  buildDeal('NWR', 'Northwind Robotics'),
  buildDeal('LMB', 'Lumen Bio', {
    status: 'pre_order',
    country: 'Denmark',
    tags: ['Biotech', 'Series B'],
    price: '$8.00',
    change: '0.00',
    minimumInvestment: '$250.00',
  }),
  buildDeal('KSA', 'Kestrel Aero', { status: 'sold_out', tags: ['Aerospace', 'pre-IPO'] }),
  buildDeal('ORM', 'Orrin Materials', { status: 'payout_soon' }),
  buildDeal('BRG', 'Bergland Foods', { status: 'deal_exit', price: '$16.80', change: '40.00' }),
  buildDeal('LMN', 'Lumina Health', { status: 'coming_soon', price: null, change: null, href: null }),
];

const meta = {
  component: MarketplaceScreen,
  ...inCustomerFrame,
  args: { page: { kind: 'ready', content: DEALS }, onBack: fn() },
} satisfies Meta<typeof MarketplaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnMinimum: Story = {
  name: 'names the minimum of the provider (LIB-012)',
  tags: ['!dev', '!autodocs'],
  args: { minimum: usd('250.00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ from \$250\b/)).toBeVisible();
  },
};

export const Loading: Story = { args: { page: { kind: 'loading' } } };
export const Failed: Story = { args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };
export const Offline: Story = { args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } }, parameters: { offline: true } };
/** New deals are announced (D-TOK-17). */
export const Empty: Story = {
  args: { page: { kind: 'ready', content: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New deals will appear here soon')).toBeVisible();
  },
};
/** The list was loaded before the connection was lost. */
export const Stale: Story = { args: { page: { kind: 'ready', content: DEALS, updatedAt: '14:02' } }, parameters: { offline: true } };
/** The longest name, right-to-left text, and unknown amounts. */
export const LongTexts: Story = {
  args: {
    page: {
      kind: 'ready',
      content: [
        buildDeal('LONGSYMBOL', 'Gesellschaftsbeteiligungsverwaltung'.repeat(4), { minimumInvestment: null }),
        buildDeal('RTL', 'شركة النسيج الوطنية المحدودة', { tags: ['المنسوجات', 'المرحلة الأخيرة'], country: 'الأردن' }),
        buildDeal('NONE', 'No status yet', { status: null, tags: [], country: '' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Cards: Story = {
  name: 'shows a card per deal in the provider’s order, without a link for deals coming soon (TOK-025, D-TOK-17)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    await expect(canvas.getByText('Private equity purchase is from €100')).toBeVisible();
    const cards = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(cards).toHaveLength(DEALS.length);
    await expect(cards[1]).toHaveTextContent(
      'Lumen BioLMB · DenmarkPre-orderBiotech, Series BUnit price$8.00Since placementunchanged0.00%Minimum investment$250.00',
    );
    await expect(canvas.getAllByRole('link', { name: /Northwind|Lumen|Kestrel|Orrin|Bergland/ })).toHaveLength(5);
    await expect(canvas.queryByRole('link', { name: 'Lumina Health' })).toBeNull();
  },
};
