import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import { TransactionsScreen, type TransactionsScreenProps, type TransactionsState, noFilters } from '@wallet/ui/screens/transactions';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { buildTransactionRow } from '../../support/transactionRow.ts';
import { history } from './buildRows.ts';

const buildReady = (pages: readonly (readonly TransactionRowView[])[]): TransactionsState => ({
  kind: 'ready',
  pages,
  more: { kind: 'end' },
});

const meta = {
  component: TransactionsScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: {
    list: buildReady([history]),
    filters: noFilters,
    onFiltersChange: fn(),
    onSearch: fn(),
    noted: [],
    localSearch: null,
    onExport: fn<Export>(() => new Promise(() => undefined)),
    accounts: {
      kind: 'ready',
      lists: {
        account: [{ id: '1', name: 'Euro', code: 'EUR', icon: null }],
        wallet: [{ id: '2', name: 'Bitcoin', code: 'BTC', icon: null }],
        token: [],
      },
    },
    onAccountsNeeded: fn(),
    today: '2026-11-21',
    openId: null,
    onOpen: fn(),
    reportsHref: '#reports',
  },
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Export = TransactionsScreenProps['onExport'];

export const Populated: Story = {
  name: 'lists orders by month under the four chips (TXN-002, TXN-003, TXN-008)',
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect((await canvas.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)).toEqual([
      'November 2026',
      'October 2026',
    ]);
    const chips = ['Account', 'Status', 'Type', 'Date'].map((name) => canvas.getByRole('button', { name }));
    await expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false', 'false']);
    await step('enables "Apply" after a change and "Clear all" after a selection (TXN-011, TXN-012)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
      const apply = await screen.findByRole('button', { name: 'Apply' });
      await expect(apply).toBeDisabled();
      await expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'On review' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible());
      await userEvent.click(apply);
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, status: ['moderate'] });
    });
    await step('groups accounts by kind and omits empty kinds (TXN-027)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
      await waitFor(() => expect(screen.getByRole('group', { name: 'Fiat' })).toBeVisible());
      await waitFor(() => expect(args.onAccountsNeeded).toHaveBeenCalled());
      await expect(screen.queryByRole('group', { name: 'Tokens' })).toBeNull();
      await userEvent.click(screen.getByRole('checkbox', { name: /Bitcoin/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, wallet: ['2'] });
    });
    await step('offers presets for the date filter (TXN-029)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
      const names = ['All time', 'Today', 'Last 7 days', 'Last 30 days', 'Last 90 days'];
      const dialog = await screen.findByRole('dialog', { name: 'Date' });
      await waitFor(() => expect(names.filter((name) => dialog.textContent.includes(name))).toEqual(names));
      await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, date: '7d' });
    });
  },
};

/** The order whose details are open is highlighted. */
export const OneOpen: Story = { tags: ['dev', 'autodocs'], args: { openId: '8' } };

export const Loading: Story = { tags: ['dev', 'autodocs'], args: { list: { kind: 'loading' } } };

/** No network before anything was loaded. */
export const FailedOffline: Story = {
  tags: ['dev', 'autodocs'],
  parameters: { offline: true },
  args: { list: { kind: 'failed', failure: 'offline', onRetry: fn() } },
};

export const FailedUnavailable: Story = {
  tags: ['dev', 'autodocs'],
  args: { list: { kind: 'failed', failure: 'unavailable', onRetry: fn() } },
};

export const Empty: Story = {
  name: 'shows that there are no orders (TXN-009)',
  args: { list: buildReady([[]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Hmm, you don't have any activity yet.")).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  name: 'offers to clear filters without results (TXN-010)',
  args: { list: buildReady([[]]), filters: { ...noFilters, status: ['rejected'], group: ['incomings', 'exchange'] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Transactions with such filters not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith(noFilters);
  },
};

export const NextPageFailed: Story = {
  name: 'keeps loaded pages after a failure and offers a retry (D-TXN-14)',
  args: { list: { kind: 'ready', pages: [history], more: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
};

const searchOlder = fn();
export const SearchedHere: Story = {
  name: 'states what was searched if the provider cannot search, and continues on request (D-WISH-02)',
  tags: ['dev', 'autodocs', 'picture:none'],
  args: {
    list: buildReady([history.slice(3, 4)]),
    filters: { ...noFilters, q: 'exchange' },
    localSearch: { searched: 40, onMore: searchOlder },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Searched the 40 transactions loaded so far.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search older transactions' }));
    await expect(searchOlder).toHaveBeenCalledOnce();
  },
};

export const NothingFoundYet: Story = {
  name: 'announces no result only when all transactions have been searched (D-WISH-02)',
  tags: ['!dev', '!autodocs'],
  args: { list: buildReady([[]]), filters: { ...noFilters, q: 'exchange' } },
  render: function Searching(args) {
    const [onMore, setMore] = useState<(() => void) | null>(() => () => setMore(null));
    return <TransactionsScreen {...args} localSearch={{ searched: 40, onMore }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('No transactions found')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Search older transactions' }));
    await expect(await canvas.findByText('No transactions found')).toBeInTheDocument();
  },
};

const onMore = fn();
export const NextPage: Story = {
  name: 'requests the next page at the end of the list (TXN-004)',
  args: { list: { kind: 'ready', pages: [history.slice(0, 3)], more: { kind: 'ready', onMore } } },
  play: async () => {
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const ManyOrders: Story = {
  name: 'rows outside the view are not rendered (D-TXN-16)',
  args: {
    list: buildReady(
      Array.from({ length: 1000 }, (_, page) => Array.from({ length: 20 }, (__, place) => buildTransactionRow(String(page * 20 + place)))),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

/** The search terms are in the field. Matches in the customer's notes come before the provider's results. */
export const Searched: Story = {
  tags: ['dev', 'autodocs'],
  args: { filters: { ...noFilters, q: 'rent' }, noted: [buildTransactionRow('42', { title: 'SEPA withdrawal', group: 'outgoings' })] },
};

export const Search: Story = {
  name: 'passes on the search terms and clears them (WISH-021)',
  args: { filters: { ...noFilters, q: 'old' } },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search transactions' });
    await expect(field).toHaveValue('old');
    await userEvent.clear(field);
    await userEvent.type(field, ' visa 42 ');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('visa 42'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
  },
};

export const NothingFound: Story = {
  name: 'shows that a search has no results and can be cleared (WISH-021, D-TXN-24)',
  args: { list: buildReady([]), filters: { ...noFilters, q: 'nobody' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No transaction matches “nobody”')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await expect(args.onFiltersChange).toHaveBeenCalledWith(noFilters);
  },
};

export const Exporting: Story = {
  name: 'shows the progress of an export and stops it on "Cancel" (WISH-022)',
  args: {
    onExport: fn<Export>(({ signal, onProgress }) => {
      onProgress(100, 240);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'cancelled' })));
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export CSV' });
    await waitFor(() => expect(dialog).toHaveTextContent('100 of 240'));
    await expect(screen.getByRole('progressbar', { name: 'Preparing your export' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onExport).toHaveBeenCalledWith(expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) }));
  },
};

export const ExportFailed: Story = {
  name: 'saves nothing after a failed export and offers a retry (WISH-022)',
  args: { onExport: fn<Export>(async () => ({ kind: 'failed', failure: 'unavailable' })) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await screen.findByText('The export failed. Nothing was saved.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(2));
  },
};

/** Prices are optional and are requested only when selected (PRICE-008). */
export const ExportWithPrices: Story = {
  tags: ['dev', 'autodocs'],
  args: { canExportPrices: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'With prices', checked: false }));
    await expect(args.onExport).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith(expect.objectContaining({ withPrices: true })));
  },
};
