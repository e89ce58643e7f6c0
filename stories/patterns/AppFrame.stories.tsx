import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EmptyState } from '@wallet/ui/components/EmptyState';
import { historyIcon } from '@wallet/ui/foundations/Icon';
import { Page } from '@wallet/ui/foundations/Layout';
import { AppFrame, AppHeader } from '@wallet/ui/patterns/AppFrame';
import { LoadFailed } from '@wallet/ui/patterns/PageStates';
import { buildMenu } from '../support/customerFrame.tsx';

const handleLogOut = fn();
const guest = { ...buildMenu(), entries: buildMenu().entries.filter(({ name }) => name === 'support' || name === 'about'), customer: null };

const meta = {
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    menu: buildMenu('transactions', { onLogOut: handleLogOut }),
    offline: false,
    onMenuOpenChange: fn(),
    children: (
      <>
        <AppHeader title="Transactions" />
        <Page>
          <EmptyState icon={historyIcon} title="Hmm, you don't have any activity yet." />
        </Page>
      </>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const isDesktop = (): boolean => matchMedia('(min-width: 1120px)').matches;
/** Returns the visible menu: the sheet, which it opens first, or the side menu from 1120 px. */
const findVisibleMenu = async ({ canvas, userEvent }: Parameters<Play>[0]): Promise<HTMLElement> => {
  if (isDesktop()) return canvas.findByRole('navigation', { name: 'Menu' });
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('navigation');
};

/** The menu is closed on a phone and open on a desktop. */
export const Closed: Story = {};

export const Offline: Story = {
  name: 'shows below the header that there is no network (D-APP-09)',
  tags: ['!dev', '!autodocs'],
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No internet connection!');
  },
};

const failed = <LoadFailed failure="offline" onRetry={fn()} />;

export const OfflinePart: Story = {
  name: 'keeps the banner beside a part that failed to load, and leaves it out over a page that did (D-APP-09)',
  tags: ['!dev', '!autodocs'],
  args: {
    offline: true,
    children: (
      <>
        <AppHeader title="Transactions" />
        <Page>
          <p>Filters</p>
          {failed}
        </Page>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    canvas.getByText('Filters').remove();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Customer: Story = {
  name: 'shows nine entries, the plan, two prices and "Log out" (MENU-001, MENU-002, MENU-003)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const menu = within(await findVisibleMenu(context));
    const links = menu.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(links).toEqual([
      'My Accounts',
      'Transactions',
      'Reports',
      'My cards',
      'Referral program',
      'My Profile',
      'Settings',
      'Support',
      'About',
    ]);
    await expect(menu.getByRole('link', { name: 'Transactions' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Launch plan' })).toHaveAttribute('href', '#plans');
    await expect(menu.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€61,240.00', '€2,480.00']);
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const Guest: Story = {
  name: 'shows a guest only Support and About (MENU-005, APP-009)',
  tags: ['!dev', '!autodocs'],
  args: { menu: guest },
  play: async (context) => {
    const menu = within(await findVisibleMenu(context));
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Support', 'About']);
    await expect(menu.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
};

/** Prices are not loaded, the customer's name is unknown, and the plan has a long name. */
export const Unloaded: Story = {
  args: {
    menu: buildMenu('accounts', {
      name: null,
      prices: [
        { currencyCode: 'BTC', price: null },
        { currencyCode: 'ETH', price: null },
      ],
    }),
  },
  play: async (context) => {
    await findVisibleMenu(context);
  },
};

export const LogsOut: Story = {
  name: 'logs out, and closes the sheet on every choice (MENU-006, D-MENU-02)',
  tags: ['picture:none'],
  play: async (context) => {
    const menu = await findVisibleMenu(context);
    await context.userEvent.click(within(menu).getByRole('button', { name: 'Log out' }));
    await expect(handleLogOut).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Three unread notifications: shown on the menu button below 1120 px, and on the bell next to the brand from 1120 px. */
export const Left: Story = {
  name: 'closes the sheet when the back button of the browser changes the page below it (LIB-012)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    if (isDesktop()) return;
    await findVisibleMenu(context);
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Unread: Story = {
  args: { menu: buildMenu('transactions', { notifications: { href: '#notifications', unread: 3, current: false } }) },
};

export const Bell: Story = {
  name: 'shows the unread count on the menu, with a bell that links to the notifications (WISH-016)',
  tags: ['picture:none'],
  args: { menu: buildMenu('transactions', { notifications: { href: '#notifications', unread: 12, current: false } }) },
  play: async ({ canvas, userEvent }) => {
    const place = isDesktop() ? canvas : screen;
    if (!isDesktop()) await userEvent.click(canvas.getByRole('button', { name: 'Menu, more than 9 unread notifications' }));
    const bell = await place.findByRole('link', { name: 'Notifications, more than 9 unread' });
    await expect(bell).toHaveAttribute('href', '#notifications');
    await expect(within(bell.parentElement ?? bell).getByText('9+')).toBeVisible();
  },
};

export const FirstStop: Story = {
  name: '"Skip to content" is the first Tab stop',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
