import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import {
  type NotificationRowView,
  NotificationsScreen,
  type NotificationsScreenProps,
  type NotificationsState,
} from '@wallet/ui/screens/notifications';
import { btc, eur } from '../../support/amounts.ts';
import { buildTransactionRow } from '../../support/transactionRow.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

type Alert = Extract<NotificationRowView, { kind: 'alert' }>['alert'];

const buildOperation = (id: string, changes: Partial<TransactionRowView>): NotificationRowView => {
  const row = buildTransactionRow(id, { href: `#transaction-${id}`, ...changes });
  return { kind: 'operation', id: `o${id}`, month: row.month, operation: row };
};
const buildAlert = (id: string, changes: Partial<Alert>): NotificationRowView => ({
  kind: 'alert',
  id: `n${id}`,
  month: 'November 2026',
  alert: { id, subject: 'other', text: null, date: null, href: null, ...changes },
});
const rows: readonly NotificationRowView[] = [
  buildAlert('address', { subject: 'addressRequired', text: 'Confirm your residential address', href: '#address' }),
  buildOperation('9', { title: 'Card top up', volume: eur('500.00') }),
  buildAlert('approved', {
    subject: 'sendApproved',
    text: '0.05 BTC',
    level: 'message',
    date: 'Today, 11:05',
    href: '#send',
  }),
  buildOperation('7', { title: 'Send', group: 'outgoings', volume: btc('0.05000000'), time: 'Yesterday, 16:48' }),
  buildAlert('news', {
    text: 'New opening hours of our support: see https://support.example.com',
    level: 'message',
    date: 'Nov 18, 09:00',
  }),
  buildOperation('4', {
    title: 'SEPA withdrawal',
    status: 'rejected',
    group: 'outgoings',
    volume: eur('2000.00'),
    time: 'Oct 21, 12:40',
    month: 'October 2026',
  }),
  buildOperation('2', { title: 'Referral bonus', volume: eur('5.00'), time: 'Oct 03, 07:30', month: 'October 2026' }),
];
const unread = new Set(['naddress', 'o9', 'nnews']);
const buildReady = (pages: readonly (readonly NotificationRowView[])[]): NotificationsState => ({
  kind: 'ready',
  pages,
  more: { kind: 'end' },
});

const meta = {
  component: NotificationsScreen,
  ...inCustomerFrame,
  args: {
    list: buildReady([rows]),
    isUnread: ({ id }) => unread.has(id),
    hasUnread: true,
    onRead: fn<NotificationsScreenProps['onRead']>(),
    onReadAll: fn(),
    onOpen: fn<NotificationsScreenProps['onOpen']>(),
  },
} satisfies Meta<NotificationsScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alerts from the provider among completed operations. Unread items have a dot. */
export const Populated: Story = { parameters: { unread: 3 } };

export const Loading: Story = { args: { list: { kind: 'loading' }, hasUnread: false } };

/** No network before anything was loaded. */
export const FailedOffline: Story = {
  parameters: { offline: true },
  args: { list: { kind: 'failed', failure: 'offline', onRetry: fn() }, hasUnread: false },
};

export const Empty: Story = { args: { list: buildReady([[]]), hasUnread: false } };

export const Opening: Story = {
  name: 'an operation opens its transaction, an alert the page to resolve it (WISH-016)',
  tags: ['picture:none'],
  play: async ({ canvas, args, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: /Unread Card top up/ });
    await expect(link).toHaveAttribute('href', '#transaction-9');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenLastCalledWith(rows[1], '#transaction-9');
    await userEvent.click(canvas.getByRole('link', { name: /Confirm the address/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(rows[0], '#address');
    await expect(canvas.getByRole('link', { name: /Yesterday, 16:48/ })).not.toHaveAccessibleName(/Unread/);
    await step('marks everything or a single notice as read (WISH-016)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Mark "New opening hours/ }));
      await expect(args.onRead).toHaveBeenLastCalledWith(rows[4]);
      await expect(canvas.getByRole('link', { name: 'https://support.example.com' })).toHaveAttribute('target', '_blank');
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
      await expect(args.onReadAll).toHaveBeenCalledOnce();
    });
  },
};

export const NothingUnread: Story = {
  name: 'offers nothing to mark when nothing is unread (WISH-016)',
  tags: ['picture:none'],
  args: { isUnread: () => false, hasUnread: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull();
    await expect(canvas.queryByText('Unread')).toBeNull();
  },
};

const many = Array.from({ length: 100 }, (_, page) =>
  Array.from({ length: 100 }, (__, row) => buildOperation(String(10_000 - page * 100 - row), {})),
);
export const Long: Story = {
  name: 'mounts only visible rows of ten thousand notifications (WISH-016, D-TXN-16)',
  tags: ['picture:none'],
  args: { list: buildReady(many) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(600_000);
  },
};
