import type { Decorator } from '@storybook/react-vite';
import { AppFrame, type MenuEntryName, type MenuView } from '@wallet/ui/patterns/AppFrame';
import { eur } from './amounts.ts';

const entryNames: readonly MenuEntryName[] = [
  'accounts',
  'transactions',
  'reports',
  'cards',
  'referral',
  'profile',
  'settings',
  'support',
  'about',
];

/** The menu of a signed-in customer. Its links go nowhere, so that a story stays on its page. */
export function buildMenu(current: MenuEntryName = 'accounts', customer: Partial<NonNullable<MenuView['customer']>> = {}): MenuView {
  return {
    entries: entryNames.map((name) => ({ name, href: `#${name}`, current: name === current })),
    customer: {
      name: 'Alice Berg',
      plan: 'Launch',
      planHref: '#plans',
      prices: [
        { currencyCode: 'BTC', price: eur('61240.00') },
        { currencyCode: 'ETH', price: eur('2480.00') },
      ],
      onLogOut: () => undefined,
      ...customer,
    },
    version: '22.3.1',
  };
}

/**
 * The frame around a screen, with the side menu from 1120 px. `parameters: { offline: true }` shows the offline bar. `{ unread: 3 }` shows
 * the bell with a count, as on the notifications page.
 */
export const withCustomerFrame: Decorator = (Story, { parameters }) => {
  const unread: unknown = parameters['unread'];
  const notifications = typeof unread === 'number' ? { notifications: { href: '#notifications', unread, current: true } } : {};
  return (
    <AppFrame menu={buildMenu('accounts', notifications)} offline={parameters['offline'] === true}>
      <Story />
    </AppFrame>
  );
};

/** The annotations of a screen that is shown inside the frame. */
export const inCustomerFrame = {
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
};
