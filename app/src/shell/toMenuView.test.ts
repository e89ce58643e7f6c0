import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { toCustomerMenu, toGuestMenu } from './toMenuView.ts';

const rates = [
  { id: 1, pair: 'BTC/EUR', base_currency: 'BTC', quote_currency: 'EUR', ask: '60300.00', bid: '59700.01', mid_price: '60000.005' },
  { id: 2, pair: 'ETH/USD', base_currency: 'ETH', quote_currency: 'USD', ask: '1.00', bid: '1.00', mid_price: '1.00' },
];
const customer = {
  pathname: '/transactions',
  version: 'v22.3.1',
  info: undefined,
  rates,
  currencies: [],
  unread: 3,
  onLogOut: () => undefined,
};

it('lists a customer’s entries in order and marks the current page (MENU-001)', () => {
  const { entries } = toCustomerMenu(customer);
  expect(entries.map(({ name }) => name)).toEqual([
    'accounts',
    'transactions',
    'reports',
    'cards',
    'referral',
    'profile',
    'settings',
    'support',
    'about',
  ]);
  expect(entries.filter(({ current }) => current).map(({ href }) => href)).toEqual(['/transactions']);
});

it.each([
  ['/cards/7/verification', '/cards'],
  ['/operation/withdraw/fiat/7/payment_network/1', '/assets'],
  ['/how-it-works/', '/referral-program'],
  ['/address-book', '/profile'],
  ['/address-verification', '/profile'],
  ['/transactions/1042', '/transactions'],
])('marks the section of the page %s (D-MENU-02)', (pathname, href) => {
  const marked = toCustomerMenu({ ...customer, pathname }).entries.filter(({ current }) => current !== false);
  expect(marked).toEqual([expect.objectContaining({ href, current: 'section' })]);
});

it.each([
  ['/account-plans/', true],
  ['/account-plans/wealth', 'section'],
  ['/wealth-club', 'section'],
  ['/profile', false],
])('marks the link to the plans on %s (D-MENU-02)', (pathname, current) => {
  expect(toCustomerMenu({ ...customer, pathname }).customer?.planCurrent).toBe(current);
});

it('shows mid prices in EUR, rounded down, and none when missing (MENU-003, MENU-004)', () => {
  expect(toCustomerMenu(customer).customer?.prices).toEqual([
    { currencyCode: 'BTC', price: expect.objectContaining({ currencyCode: 'EUR' }) },
    { currencyCode: 'ETH', price: null },
  ]);
  expect(toCustomerMenu(customer).customer?.prices?.[0]?.price).toEqual(money('60000.00', 'EUR', 2));
});

it('uses the provider’s name and icon of a coin, with or without an account in it (THIRD-063)', () => {
  const ether = { code: 'ETH', name: 'Ether', decimals: 18, rateValue: '3000', rateQuote: 'EUR', icon: '/static/icons/eth.svg' };
  const currencies = [{ ...ether, type: 'crypto' }] as const;
  expect(toCustomerMenu({ ...customer, currencies }).customer?.prices).toMatchObject([
    { currencyCode: 'BTC', name: undefined },
    { currencyCode: 'ETH', name: 'Ether', icon: '/static/icons/eth.svg' },
  ]);
});

it('shows the unread count and whether the notification centre is open (WISH-016)', () => {
  expect(toCustomerMenu(customer).customer?.notifications).toEqual({ href: '/notifications', unread: 3, current: false });
  expect(toCustomerMenu({ ...customer, pathname: '/notifications/' }).customer?.notifications?.current).toBe(true);
});

it('shows a visitor exactly two entries and no customer data (MENU-005, APP-009)', () => {
  const menu = toGuestMenu('/about/', 'v22.3.1');
  expect(menu.entries.map(({ name, current }) => [name, current])).toEqual([
    ['support', false],
    ['about', true],
  ]);
  expect(menu.customer).toBeNull();
  expect(menu.version).toBe('22.3.1');
});
