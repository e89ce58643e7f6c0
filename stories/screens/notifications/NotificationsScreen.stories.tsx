import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  NotificationsScreen,
  type NotificationsScreenProps,
  type NotificationsState,
  type NotificationView,
} from '@wallet/ui/screens/notifications';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

type Topic = NotificationView['topic'];
type Alert = Extract<Topic, { kind: 'alert' }>['alert'];

const build = (id: string, topic: Topic, changes: Partial<NotificationView> = {}): NotificationView => ({
  id,
  month: 'November 2026',
  date: 'Nov 18, 09:00',
  href: `#${id}`,
  topic,
  ...changes,
});
const buildAlert = (changes: Partial<Alert>): Topic => ({
  kind: 'alert',
  alert: { id: 'alert', subject: 'other', text: null, date: null, href: null, ...changes },
});
const address = build('address', buildAlert({ subject: 'addressRequired', text: 'Confirm your residential address' }), { date: null });
const opening = build(
  'opening',
  buildAlert({ text: 'New opening hours of our support: see https://support.example.com', level: 'message' }),
  { href: null },
);
const october = { month: 'October 2026', date: 'Oct 21, 12:40' };
const notifications: readonly NotificationView[] = [
  address,
  build(
    'withdrawal',
    { kind: 'rejected', title: 'SEPA withdrawal', amount: '€2,000.00', reason: 'The account does not exist' },
    { date: 'Today, 11:05' },
  ),
  build('approved', buildAlert({ subject: 'sendApproved', text: '0.05 BTC', level: 'message' }), { date: 'Yesterday, 16:48' }),
  build('friend', { kind: 'news', news: 'friend_joined', name: '+491***08', amount: '' }),
  opening,
  build('device', { kind: 'security', event: 'new_device', name: null, device: 'Chrome on Windows' }),
  build('report', { kind: 'news', news: 'report_ready', name: '', amount: '' }, october),
  build('card', { kind: 'news', news: 'card_added', name: 'Visa ·· 4242', amount: '' }, october),
  build('bonus', { kind: 'news', news: 'friend_activated', name: '+370***02', amount: '€5.00' }, october),
];
const unread = new Set<NotificationView['id']>(['address', 'withdrawal', 'opening']);
const buildReady = (list: readonly NotificationView[]): NotificationsState => ({ kind: 'ready', notifications: list });

const meta = {
  component: NotificationsScreen,
  ...inCustomerFrame,
  args: {
    list: buildReady(notifications),
    isUnread: ({ id }) => unread.has(id),
    onRead: fn<NotificationsScreenProps['onRead']>(),
    onReadAll: fn(),
    onOpen: fn<NotificationsScreenProps['onOpen']>(),
  },
} satisfies Meta<NotificationsScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What waits for the customer, then news of all kinds by month. Unread items have a dot. */
export const Populated: Story = { parameters: { unread: 3 } };

export const Loading: Story = { args: { list: { kind: 'loading' } } };

/** No network before anything was loaded. */
export const FailedOffline: Story = {
  parameters: { offline: true },
  args: { list: { kind: 'failed', failure: 'offline', onRetry: fn() } },
};

export const Empty: Story = { args: { list: buildReady([]) } };

export const Opening: Story = {
  name: 'a notification has one action at most, and what waits for the customer comes first (WISH-016, MKT-026)',
  tags: ['picture:none'],
  play: async ({ canvas, args, userEvent, step }) => {
    const [waiting] = canvas.getAllByRole('region');
    await expect(waiting).toHaveAccessibleName('Waiting for you');
    await expect(within(waiting ?? document.body).getAllByRole('listitem')).toHaveLength(2);
    const rejected = canvas.getByRole('link', { name: /^Unread SEPA withdrawal was rejected/ });
    await expect(rejected).toHaveAttribute('href', '#withdrawal');
    await userEvent.click(rejected);
    await expect(args.onOpen).toHaveBeenLastCalledWith(notifications[1], '#withdrawal');
    await userEvent.click(canvas.getByRole('link', { name: /Verify your address/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(address, '#address');
    await expect(canvas.getByRole('link', { name: /^\+491\*\*\*08 joined with your code/ })).toBeVisible();
    await step('marks everything or a single notice as read (WISH-016)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Mark "New opening hours/ }));
      await expect(args.onRead).toHaveBeenLastCalledWith(opening);
      await expect(canvas.getByRole('link', { name: 'https://support.example.com' })).toHaveAttribute('target', '_blank');
      await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
      await expect(args.onReadAll).toHaveBeenCalledOnce();
    });
  },
};

export const NothingUnread: Story = {
  name: 'offers nothing to mark when nothing is unread (WISH-016)',
  tags: ['picture:none'],
  args: { isUnread: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull();
    await expect(canvas.queryByText('Unread')).toBeNull();
  },
};
