import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import { AssetsScreen, BalanceHistory, LatestTransactions } from '@wallet/ui/screens/assets';
import { btc, eur } from '../../support/amounts.ts';
import { buildTransactionRow } from '../../support/transactionRow.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { alerts, buildAssets, firstSteps, newCustomerContent } from './assetsContent.ts';
import { withHiddenBalances } from '../../support/decorators.tsx';

const latest = [
  buildTransactionRow('9', { title: 'Card top up', volume: eur('500.00') }),
  buildTransactionRow('8', { title: 'Send', status: 'pending', group: 'outgoings', volume: btc('0.05000000'), time: 'Today, 11:05' }),
  buildTransactionRow('7', { status: 'moderate', time: 'Yesterday, 16:48' }),
];

const totals = ['112410.20', '113870.55', '112990.00', '115310.75', '116050.20', '118980.00', '119964.44'];
const history = (
  <BalanceHistory
    period="7"
    onPeriod={fn()}
    state={{ kind: 'ready', days: totals.map((total, index) => ({ date: `2026-11-${18 + index}`, total: eur(total) })) }}
    change={{ amount: eur('842.10'), percent: '0.71' }}
    leavesOut
  />
);
const courses = { cash: [0.2, 0.3, 0.1, 0.6, 1], crypto: [0, 0.4, 0.2, 0.9, 1], data: [0.5, 0.5, 0.5, 0.5, 0.5] };

const meta = {
  component: AssetsScreen,
  ...inCustomerFrame,
  args: {
    page: { kind: 'ready', content: buildAssets() },
    refreshing: false,
    onRefresh: fn(),
    actionHrefs: { addMoney: '#add-money', receive: '#receive', trade: '#trade', send: '#send' },
    referralHref: '#referral',
    onHiddenChange: fn(),
    onOpenInProgress: fn(),
    onAlertClosed: fn(),
  },
} satisfies Meta<typeof AssetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Waits for lazily loaded parts, so that no picture shows a half-rendered page. */
const waitForParts: Play = async ({ canvas }) => {
  await canvas.findByRole('link', { name: /^Cash/ });
};

/** Total balance, actions, transactions in progress, and the six account groups. */
export const Ready: Story = {
  args: { latest: <LatestTransactions rows={latest} allHref="#all" onOpen={fn()} />, history, courses },
  play: waitForParts,
};

/** The first load: header, actions and banner are real, and skeletons keep the shape of the rest. */
export const Loading: Story = { args: { page: { kind: 'loading' }, refreshing: true } };

/** Nothing could be loaded without a network. A retry button replaces the content. */
export const FailedOffline: Story = {
  parameters: { offline: true },
  args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } },
};

export const FailedUnavailable: Story = { args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const FailedUnexpected: Story = { args: { page: { kind: 'failed', failure: 'unexpected', onRetry: fn() } } };

/** The network was lost after loading. The figures stay and show when they were updated. */
export const OfflineAndStale: Story = {
  play: waitForParts,
  parameters: { offline: true },
  args: { page: { kind: 'ready', content: buildAssets(), updatedAt: '14:02' } },
};

/** The figures are being refreshed and stay visible. */
export const Refreshing: Story = { args: { refreshing: true }, play: waitForParts };

/** Right after registration, the next step is shown first, instead of six rows of zeros. */
export const NothingYet: Story = {
  args: { page: { kind: 'ready', content: newCustomerContent }, start: firstSteps },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 done')).toBeVisible();
  },
};

/** Alerts from the provider, newest first. */
export const WithAlerts: Story = { args: { page: { kind: 'ready', content: buildAssets({ alerts }) } }, play: waitForParts };

/** No figures are visible to someone looking over the customer's shoulder. The card states why. */
export const BalancesHidden: Story = { decorators: [withHiddenBalances], play: waitForParts };

export const HidingBalances: Story = {
  name: 'toggles hidden balances with one pressed button that names its effect (WISH-001, WISH-004)',
  tags: ['!dev', '!autodocs'],
  ...BalancesHidden,
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await waitForParts(context);
    const button = canvas.getByRole('button', { name: 'Hide balances' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAttribute('title', 'Show balances');
    await expect(canvas.getByRole('region', { name: 'Total balance' })).toHaveTextContent('Balances are hidden');
    await expect(canvas.getByRole('main').innerHTML).not.toMatch(/119,?964|20,?118|44,?542/);
    await userEvent.click(button);
    await expect(args.onHiddenChange).toHaveBeenCalledWith(false);
  },
};

export const ClosingAlerts: Story = {
  name: 'closes each alert, and links only https addresses in it (USR-031, D-USR-09)',
  tags: ['!dev', '!autodocs'],
  args: {
    page: {
      kind: 'ready',
      content: buildAssets({
        alerts: [
          ...alerts,
          {
            id: '4',
            subject: 'other',
            level: 'message',
            text: 'See https://halden.example/news or http://x.example.',
            date: null,
            href: null,
          },
        ],
      }),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const list = await canvas.findByRole('region', { name: 'Alerts' });
    await expect(canvas.getByRole('link', { name: /^https:\/\/halden\.example\/news/ })).toHaveAttribute('target', '_blank');
    await expect(list.querySelectorAll('a[href^="http:"]')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Close "Complete the registration"' }));
    await expect(args.onAlertClosed).toHaveBeenCalledWith('1');
  },
};

/** The largest figures, and a missing rate: shown as a dash, never as a zero (D-HOME-04). */
export const LongFigures: Story = {
  play: waitForParts,
  args: {
    page: {
      kind: 'ready',
      content: buildAssets({
        total: eur('9876543210.44'),
        groups: buildAssets().groups.map((summary) => ({
          ...summary,
          count: 1234,
          balance: summary.name === 'crypto' ? null : eur('1234567890.12'),
        })),
        inProgress: 128,
      }),
    },
  },
};

/** A visitor in demo mode: the "Demo" band, no banner, and only the rows of the demo can be opened (D-HOME-20). */
export const Demo: Story = {
  play: waitForParts,
  args: {
    demo: true,
    referralHref: null,
    page: {
      kind: 'ready',
      content: {
        ...newCustomerContent,
        total: eur('48450.00'),
        groups: newCustomerContent.groups.map((summary) =>
          summary.name === 'cash' || summary.name === 'crypto' ? { ...summary, balance: eur('14500.00') } : { ...summary, href: null },
        ),
      },
    },
  },
};

export const SixGroups: Story = {
  name: 'lists the six groups in order, each with count and balance (HOME-009, HOME-010, HOME-011)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await step('has a single h1, with the title or the brand (APP-030)', async () => {
      await expect(canvas.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['My Accounts']);
    });
    await step('shows the total in the primary currency under "Total balance" (HOME-006)', async () => {
      const card = canvas.getByRole('region', { name: 'Total balance' });
      await expect(card).toHaveTextContent('€119,964.44');
      await expect(card).toHaveTextContent(/^Total balance≈ €118\.00 pending€/);
    });
    await step('offers Receive, Trade and Send in this order (HOME-008)', async () => {
      const links = ['Receive', 'Trade', 'Send'].map((name) => canvas.getByRole('link', { name }));
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#receive', '#trade', '#send']);
      await expect(links.map((link) => link.compareDocumentPosition(links[1] ?? link))).toEqual([
        Node.DOCUMENT_POSITION_FOLLOWING,
        0,
        Node.DOCUMENT_POSITION_PRECEDING,
      ]);
    });
    const rows = canvas.getAllByRole('link').filter((link) => /(account|instrument)s?/.test(link.textContent));
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Cash2 accounts€20,118.40',
      'Crypto5 accounts€44,424.50',
      'Private equity2 accounts€24,355.20',
      'Stocks & ETFs2 instruments€15,902.34',
      'Bonds1 instrument€10,046.00',
      'Structured Notes1 instrument€5,000.00',
    ]);
    await step('links the banner to the referral program (HOME-007)', async () => {
      await expect(canvas.getByRole('link', { name: /Earn 25%/ })).toHaveAttribute('href', '#referral');
    });
    await step('does not turn the icon while idle (HOME-004)', async () => {
      const refresh = canvas.getByRole('button', { name: 'Refresh' });
      const icon = refresh.querySelector('svg');
      await expect(icon && getComputedStyle(icon).animationDuration).toBe('0s');
      await userEvent.click(refresh);
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
    await step('shows the number of transactions in progress, what they hold, and opens them (PROG-001, D-PROG-02)', async () => {
      const bar = canvas.getByRole('button', { name: /transactions? in progress/ });
      await expect(bar).toHaveTextContent('≈ €118.00 pending, counted in the total');
      await userEvent.click(bar);
      await expect(args.onOpenInProgress).toHaveBeenCalledOnce();
    });
  },
};

export const RefreshTurns: Story = {
  name: 'turns the icon during a refresh and ignores presses (HOME-004)',
  tags: ['!dev', '!autodocs'],
  parameters: { moves: true },
  args: { refreshing: true },
  play: async ({ canvas, args, userEvent }) => {
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toHaveAttribute('aria-busy', 'true');
    const icon = refresh.querySelector('svg');
    await expect(icon && getComputedStyle(icon).animationDuration).toBe('1s');
    await userEvent.click(refresh);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const LatestLoading: Story = {
  name: 'disables content below the latest orders until they have loaded (APP-053)',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { latest: <LatestTransactions rows={null} allHref="#all" onOpen={fn()} /> },
  play: async (context) => {
    await waitForParts(context);
    await expect(await context.canvas.findByRole('region', { name: 'Transactions' })).toBeVisible();
    await expect(context.canvas.getByText(/^Earn 25%/)).not.toBeVisible();
  },
};

export const FirstView: Story = {
  name: 'shows all six groups in the first view of a phone (HOME-106)',
  tags: ['!dev', '!autodocs'],
  ...Ready,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await waitForParts(context);
    const getBox = (role: string, name: RegExp) => context.canvas.getByRole(role, { name }).getBoundingClientRect();
    await expect(getBox('link', /^Structured Notes/).bottom).toBeLessThanOrEqual(844);
    await expect(getBox('region', /^Total balance/).height).toBeLessThanOrEqual(260);
  },
};

export const FewActions: Story = {
  name: 'offers only the actions that the product has (LIB-024)',
  tags: ['!dev', '!autodocs'],
  args: {
    page: { kind: 'ready', content: buildAssets({ alerts, inProgress: 2 }) },
    actionHrefs: { send: '#send' },
  },
  render: (args) => <AssetsScreen {...args} onOpenInProgress={undefined} onAlertClosed={undefined} />,
  play: async (context) => {
    await waitForParts(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'Send' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Trade' })).toBeNull();
    await expect(canvas.getByText('2 transactions in progress')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^2 transactions|^Close/ })).toBeNull();
  },
};

export const FirstHtml: Story = {
  name: 'shows a phone nothing before hydration that goes with it (D-APP-32)',
  tags: ['!dev', '!autodocs'],
  ...Ready,
  globals: { viewport: { value: 'phone' } },
  render: () => <div role="group" aria-label="First HTML" />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('group', { name: 'First HTML' }).innerHTML = renderToString(<AssetsScreen {...args} />);
    await expect(canvas.getByText('Card top up')).not.toBeVisible();
  },
};
