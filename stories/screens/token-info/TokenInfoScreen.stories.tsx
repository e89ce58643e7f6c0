import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type TokenInfoContent, TokenInfoScreen, type TokenInfoScreenProps } from '@wallet/ui/screens/token-info';
import { usd } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { AVAILABLE } from './tokenInfoContent.ts';

const buildReady = (changes: Partial<TokenInfoContent> = {}): TokenInfoScreenProps['page'] => ({
  kind: 'ready',
  content: { ...AVAILABLE, ...changes },
});

const meta = {
  component: TokenInfoScreen,
  ...inCustomerFrame,
  args: {
    symbol: 'nwr',
    page: buildReady(),
    popup: null,
    onPopupDone: fn(),
    onPopupRefused: fn(),
    onBack: fn(),
    supportHref: '/support/form',
    pageUrl: 'https://app.test/assets/tokens/nwr/info',
    onShare: fn(),
  },
} satisfies Meta<typeof TokenInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A skeleton below the title. */
export const Loading: Story = {
  args: { page: { kind: 'loading' } },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'NWR info' })).toBeVisible();
    await step('shows a skeleton while the deal is loading (TOK-004)', async () => {
      await expect(canvas.getByText('Loading the deal')).toBeInTheDocument();
      await expect(canvasElement.querySelector('main')).toHaveAttribute('aria-busy', 'true');
    });
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};
export const Failed: Story = { args: { page: { kind: 'failed', failure: 'unexpected', onRetry: fn() } } };
export const Offline: Story = { args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } }, parameters: { offline: true } };
export const Available: Story = {};

/** A sold-out deal that the customer does not hold. It still shows its terms. */
export const SoldOut: Story = {
  args: {
    page: buildReady({
      status: 'sold_out',
      holding: null,
      terms: [
        { name: 'estimateValuation', value: null },
        { name: 'unitRatio', value: '1:1' },
        { name: 'minimumInvestment', value: '$100.00' },
        { name: 'initialUnitPrice', value: '$118.40', change: '28.38' },
      ],
    }),
  },
};

export const DealExit: Story = {
  args: {
    page: buildReady({
      status: 'deal_exit',
      price: { kind: 'exit', now: usd('168.00'), placement: usd('118.40'), direction: 'up', change: '41.89', converted: null },
      holding: { units: AVAILABLE.holding?.units ?? usd('0.00'), value: null, converted: null, gain: null },
      highlights: { lastRound: null, valuation: null, sharePrice: null },
      terms: [
        { name: 'listed', value: '10 May 2023' },
        { name: 'initialUnitPrice', value: '$118.40' },
        { name: 'publicListing', value: '03 Mar 2025' },
        { name: 'liquidationPrice', value: '$168.00' },
        { name: 'redemptionDate', value: null },
      ],
    }),
  },
};

/** No terms, price or figures yet. */
export const ComingSoon: Story = {
  args: {
    page: buildReady({
      status: 'coming_soon',
      highlights: { lastRound: null, valuation: null, sharePrice: null },
      price: null,
      holding: null,
      terms: [],
      overview: [],
      memorandumHref: null,
    }),
  },
};

/** The price fell, the company has no logo, and the deal is not offered in the customer's country. */
export const NotInCountry: Story = {
  args: {
    page: buildReady({
      bar: 'country',
      price: { kind: 'offered', now: usd('9.90'), placement: usd('10.00'), direction: 'down', change: '-1', converted: null },
    }),
  },
};

const RTL = 'شركة النسيج الوطنية المحدودة';
/** The longest name, right-to-left text, and figures of extreme length. */
export const LongTexts: Story = {
  args: {
    symbol: 'longsymbol',
    page: buildReady({
      company: { ...AVAILABLE.company, name: `${'Gesellschaftsbeteiligungsverwaltung'.repeat(4)} ${RTL}`, about: `${RTL}. `.repeat(12) },
      tags: [RTL, 'A stage that takes more words than any stage has ever taken before it was closed'],
      price: {
        kind: 'offered',
        now: usd('999999999999999.99'),
        placement: usd('0.00'),
        direction: 'up',
        change: '999999999999',
        converted: null,
      },
      highlights: { lastRound: { value: '$999,999.99T', month: 'Mar 2024' }, valuation: '$999,999.99T', sharePrice: '$999,999.99T' },
      overview: [{ title: RTL, text: 'x'.repeat(300) }],
    }),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const OwnMinimum: Story = {
  name: 'names the minimum of the provider in the share text (LIB-012)',
  tags: ['!dev', '!autodocs'],
  args: { minimum: usd('250.00') },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith('Invest in Northwind Robotics from $250 with Halden');
  },
};

export const Everything: Story = {
  name: 'shows title, tags, badge, company, highlights, about and terms (TOK-003, TOK-006, TOK-007)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'NWR info' })).toBeVisible();
    for (const text of ['Robotics', 'Series B', 'Available', 'Founded 2017 · Norway']) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Northwind Robotics' })).toBeVisible();
    const highlights = within(canvas.getByRole('region', { name: 'Highlights' }));
    await expect(highlights.getAllByRole('term').map((term) => term.textContent)).toEqual(['Last round', 'Valuation', 'Share price']);
    await expect(highlights.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '$25M, Mar 2024',
      '$1.25B',
      '$165.58',
    ]);
    await expect(canvas.getByRole('region', { name: 'About' })).toHaveTextContent(/autonomous inspection vehicles/);
    await expect(canvas.getByRole('region', { name: 'Deal terms' })).toBeVisible();
    await step('shows the gain since placement next to the holding (D-TOK-22)', async () => {
      const row = (await canvas.findByText('Change since placement')).closest('li');
      await expect(row).toHaveTextContent('Change since placement+$4,032.00');
    });
    await step('shows the sections in order and opens the memorandum in a new tab (D-TOK-14)', async () => {
      const memorandum = canvas.getByRole('link', { name: 'Memorandum' });
      await expect(memorandum).toHaveAttribute('target', '_blank');
      await expect(memorandum).toHaveAttribute('rel', expect.stringContaining('noopener'));
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(titles.slice(-2)).toEqual(['About', 'Why now']);
    });
    await step('states in the share text that a purchase starts at €100 (TOK-017, D-TOK-11)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await expect(args.onShare).toHaveBeenCalledWith('Invest in Northwind Robotics from €100 with Halden');
    });
    await step('explains a term in a dialog (TOK-012)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'About Change %' }));
      await expect(await screen.findByRole('dialog', { name: 'Change %' })).toHaveTextContent('since the deal opened');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const MissingHighlights: Story = {
  name: 'shows a missing highlight as a dash (TOK-010)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ highlights: { lastRound: null, valuation: null, sharePrice: '$0.00' } }) },
  play: async ({ canvas }) => {
    const highlights = within(canvas.getByRole('region', { name: 'Highlights' }));
    await expect(highlights.getAllByText('–')).toHaveLength(2);
    await expect(highlights.getByText('$0.00')).toBeVisible();
  },
};

export const NoHighlights: Story = {
  name: 'shows no card if no highlight is known (D-TOK-23)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ highlights: { lastRound: null, valuation: null, sharePrice: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Deal terms' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Highlights' })).toBeNull();
  },
};

export const Unavailable: Story = {
  name: 'refers customers who cannot buy the deal to support (D-TOK-15)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ bar: 'support' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This deal is not available to you. Please contact our', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support service' })).toHaveAttribute('href', '/support/form');
    await expect(canvas.getByRole('region', { name: 'Deal terms' })).toBeVisible();
  },
};

export const UnknownStatus: Story = {
  name: 'shows no badge or terms for an unknown status (D-TOK-07)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ status: null, terms: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Available')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Deal terms' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'About' })).toBeVisible();
  },
};
