import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@wallet/core/money/money';
import { expect, fn, within } from 'storybook/test';
import { AccountGroupScreen, BalanceHistory, LatestTransactions } from '@wallet/ui/screens/assets';
import { eur, usd } from '../../support/amounts.ts';
import { buildTransactionRow } from '../../support/transactionRow.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { bitcoin, bondsContent, cashAndUnitContent, cashContent, cryptoContent, equityContent } from './assetsContent.ts';
import { withHiddenBalances } from '../../support/decorators.tsx';
import { useControlled } from '../../support/useControlled.ts';

const meta = {
  component: AccountGroupScreen,
  ...inCustomerFrame,
  args: {
    group: 'crypto',
    page: { kind: 'ready', content: cryptoContent },
    openItem: bitcoin.key,
    onOpenItem: fn(),
    onAction: fn(),
    refreshing: false,
    onRefresh: fn(),
    onBack: fn(),
    websiteHref: 'https://halden.example',
    marketplaceHref: '#marketplace',
  },
  render: function Controlled(args) {
    const [openItem, onOpenItem] = useControlled(args.openItem, args.onOpenItem);
    return <AccountGroupScreen {...args} openItem={openItem} onOpenItem={onOpenItem} />;
  },
} satisfies Meta<typeof AccountGroupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const empty = { kind: 'ready', content: { total: eur('0.00'), count: 0, sections: [] } } as const;

const totals = ['41200.10', '42310.75', '43050.20', '42980.00', '44542.50'];
const history = (
  <BalanceHistory
    period="7"
    onPeriod={fn()}
    state={{ kind: 'ready', days: totals.map((total, index) => ({ date: `2026-11-${20 + index}`, total: eur(total) })) }}
    change={{ amount: eur('493.10'), percent: '1.12' }}
  />
);
const latest = <LatestTransactions rows={[buildTransactionRow('9', { title: 'Buy BTC' })]} allHref="#all" onOpen={fn()} />;

const heldContent = { ...cryptoContent, total: eur('45142.50'), held: eur('600.00') };

/** The group’s line, with what is pending, its coins by provider, and the orders of these accounts. One row is expanded to show its actions. */
export const Crypto: Story = {
  args: { page: { kind: 'ready', content: heldContent }, history, latest },
  play: async ({ canvas, step }) => {
    await step('says what transactions in progress hold of the total (D-PROG-02)', async () => {
      await expect(canvas.getByText('pending')).toHaveTextContent(/^≈ €600\.00 pending$/);
    });
  },
};

/** Shares of a company since its placement. */
export const PrivateEquity: Story = {
  args: { group: 'data', openItem: null, page: { kind: 'ready', content: equityContent }, history, latest },
};

/** The total and what was gained since the purchase, stated once: a single bond is open, with its details (HOME-108, D-HOME-27). */
export const Bonds: Story = { args: { group: 'bonds', openItem: null, page: { kind: 'ready', content: bondsContent } } };

/** Fiat accounts. Pending incoming and outgoing money is shown below the row. */
export const Cash: Story = { args: { group: 'cash', page: { kind: 'ready', content: cashContent }, openItem: 'fiat:7' } };

/** The accounts are loading. */
export const Loading: Story = {
  args: { page: { kind: 'loading' }, openItem: null },
  play: async ({ canvasElement, step }) => {
    await step('shows five skeleton rows (HOME-024, LIM-070, OPS-033)', async () => {
      await expect(canvasElement.querySelectorAll('[data-variant="rows"] > div:not([aria-live])')).toHaveLength(5);
    });
  },
};

/** Nothing could be loaded without a network. */
export const FailedOffline: Story = { args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() }, openItem: null } };

export const FailedUnavailable: Story = { args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() }, openItem: null } };

/** The figures were loaded before the connection was lost. */
export const Stale: Story = {
  parameters: { offline: true },
  args: { page: { kind: 'ready', content: cryptoContent, updatedAt: '14:02' } },
};

export const EmptyPrivateEquity: Story = {
  name: 'shows that there are no deals yet (HOME-022)',
  tags: ['!dev', '!autodocs'],
  args: { group: 'data', page: empty, openItem: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "Hmm, you don't have any deals in your portfolio yet." })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '#marketplace');
  },
};

export const EmptyStocks: Story = {
  name: 'links an empty instrument group to the website, in a new tab (HOME-023)',
  tags: ['!dev', '!autodocs'],
  args: { group: 'stocks', page: empty, openItem: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A new tool will appear here soon' })).toBeVisible();
    const website = canvas.getByRole('link', { name: /Visit our website/ });
    await expect(website).toHaveAttribute('href', 'https://halden.example');
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website.getAttribute('rel')).toContain('noopener');
  },
};

/** Names and figures that do not fit the available space. */
export const LongTexts: Story = {
  args: {
    openItem: 'crypto:9',
    page: {
      kind: 'ready',
      content: {
        total: eur('9876543210.44'),
        count: 1,
        sections: [
          {
            title: 'The Halden Digital Assets and Custody Services Company of Vilnius',
            items: [
              {
                ...bitcoin,
                key: 'crypto:9',
                name: 'Wrapped liquid staked ether of the second edition',
                code: 'WSTETHPLUS',
                balance: money('1234567890.12345678', 'WSTETHPLUS', 8),
                converted: eur('9876543210.44'),
              },
            ],
          },
        ],
      },
    },
  },
};

export const HiddenAmounts: Story = {
  name: 'hides holdings, pending amounts, values and quantities in a group too (WISH-001, WISH-002)',
  tags: ['!dev', '!autodocs'],
  args: { group: 'cash', page: { kind: 'ready', content: cashAndUnitContent }, openItem: null },
  globals: { viewport: { value: 'phone' } },
  decorators: [withHiddenBalances],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('••••').length).toBeGreaterThan(3);
    await expect(canvas.getByRole('main').innerHTML).not.toMatch(/[€$]\d|12,?480|1,?500/);
    await expect(canvas.getByText(/unit/)).toHaveTextContent('· •••• units');
  },
};

export const ProviderName: Story = {
  name: 'names the provider of a fiat account (HOME-042)',
  tags: ['!dev', '!autodocs'],
  args: { group: 'cash', page: { kind: 'ready', content: cashContent }, openItem: null },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('button', { name: /^Euro/ })).toHaveTextContent('Halden Payments account');
    await step('shows "Transfer in:" and "Transfer out:" only while money is pending (HOME-015, HOME-016)', async () => {
      const terms = within(canvas.getByRole('main'))
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
      await expect(terms).toEqual(['Transfer in: +€1,500.00', 'Transfer out: −€250.00']);
    });
  },
};

export const OneRowOpen: Story = {
  name: 'expands a row to its actions and collapses the previous one (HOME-013, HOME-017, D-HOME-18)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await step('states the day change in words: up, down, unchanged (HOME-014)', async () => {
      await expect(canvas.getByRole('button', { name: /^Bitcoin.*up 1\.84 percent today/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Ether.*down 0\.42 percent today/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Tether.*unchanged today/ })).toBeVisible();
    });
    const coin = canvas.getByRole('button', { name: /^Bitcoin/ });
    await expect(coin).toHaveAttribute('aria-expanded', 'true');
    const list = within(coin.closest('li') ?? coin);
    const names = list.getAllByRole('button').map((button) => button.textContent);
    await expect(names.slice(1)).toEqual(['Buy', 'Sell', 'Send', 'Receive', 'History']);
    await userEvent.click(list.getByRole('button', { name: 'Send' }));
    await expect(args.onAction).toHaveBeenCalledWith('crypto:1', 'send');
    await userEvent.click(canvas.getByRole('button', { name: /^Ether/ }));
    await expect(coin).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenItem).toHaveBeenCalledWith('crypto:2');
  },
};

export const TableByKeyboard: Story = {
  name: 'sorts rows by heading on a desktop, with arrow key navigation (DESK-003, DESK-004)',
  tags: ['!dev', '!autodocs'],
  args: { openItem: null, page: { kind: 'ready', content: heldContent } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('has shares of what can be used: 66.3 % of €44,542.50, not 65.4 % of the total (D-PROG-02)', async () => {
      await expect(canvas.getByRole('button', { name: /^Bitcoin.*66%$/ })).toBeVisible();
    });
    const names = (): readonly string[] =>
      within(canvas.getByRole('region', { name: 'Ethereum network' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('[data-part="title"]')?.textContent ?? '');
    const given = names();
    const byName = canvas.getByRole('button', { name: 'Name' });
    await userEvent.click(byName);
    await expect(names()).toEqual(given.toSorted((left, right) => left.localeCompare(right)));
    await expect(byName).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(byName);
    await expect(names()).toEqual(given.toSorted((left, right) => right.localeCompare(left)));
    await userEvent.click(byName);
    await expect(names()).toEqual(given);
    const rows = canvas.getAllByRole('button', { expanded: false });
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(rows.at(-1)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const SincePlacement: Story = {
  name: 'names since when a price changed, and does not round a share to nothing (HOME-110)',
  tags: ['!dev', '!autodocs'],
  ...PrivateEquity,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Since placement' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Rosen.*up 25\.00 percent since placement/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Upper.*<1%$/ })).toBeVisible();
  },
};

export const SincePlacementOnPhone: Story = {
  name: 'names since when a price changed in the row of a phone (HOME-110)',
  tags: ['!dev', '!autodocs'],
  ...PrivateEquity,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('since placement')[0]).toBeVisible();
  },
};

export const DollarTable: Story = {
  name: 'says a balance in the primary currency once, beside those that have another value (HOME-110)',
  tags: ['!dev', '!autodocs'],
  args: {
    group: 'cash',
    openItem: null,
    page: {
      kind: 'ready',
      content: {
        ...cashContent,
        sections: cashContent.sections.map((section) => ({
          ...section,
          items: section.items.flatMap((item) => [
            item,
            { ...item, key: 'fiat:99', name: 'US dollar', code: 'USD', balance: usd('250.00'), converted: eur('231.48') },
          ]),
        })),
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Balance' })).toBeVisible();
    await expect(canvas.getAllByText('€12,480.55')).toHaveLength(1);
    await expect(canvas.getAllByText('€231.48')[0]).toBeVisible();
  },
};

export const OnlyBond: Story = {
  name: 'opens the only instrument of a group, which can be folded (D-HOME-27)',
  tags: ['!dev', '!autodocs'],
  ...Bonds,
  play: async ({ canvas, userEvent }) => {
    const bond = canvas.getByRole('button', { expanded: true });
    await expect(await canvas.findByText('ISIN')).toBeVisible();
    await userEvent.click(bond);
    await expect(bond).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EuroTable: Story = {
  name: 'leaves out a quantity that is the value (HOME-110)',
  tags: ['!dev', '!autodocs'],
  args: { group: 'cash', page: { kind: 'ready', content: cashContent }, openItem: null },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Value' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Quantity' })).toBeNull();
    await expect(canvas.getAllByText('€12,480.55')).toHaveLength(1);
  },
};
