import type { Currency } from '@wallet/contract/holdings/currencies';
import type { PublicRate } from '@wallet/contract/holdings/rates';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import { roundMoney } from '@wallet/core/money/rounding';
import type { MenuEntry, MenuEntryName, MenuPrice, MenuView } from '@wallet/ui/patterns/AppFrame';
import { toMoney } from '../api/toMoney.ts';
import { toVersionNumber } from '../config/version.ts';
import { toFullName } from '../operations/toFullName.ts';
import { findMenuSection, type MenuSection, paths } from '../routing/paths.ts';

const hrefs: Readonly<Record<MenuEntryName, string>> = {
  accounts: paths.assets.to(),
  transactions: paths.transactions.to(),
  reports: paths.reports.to(),
  cards: paths.cards.to(),
  referral: paths.referral.to(),
  profile: paths.profile.to(),
  settings: paths.settings.to(),
  support: paths.support.to(),
  about: paths.about.to(),
};

const customerEntries = ['accounts', 'transactions', 'reports', 'cards', 'referral', 'profile', 'settings', 'support', 'about'] as const;
const guestEntries = ['support', 'about'] as const;
const pricedCoins = ['BTC', 'ETH'] as const;
const PRICE_DECIMALS = 2;

/** Returns the mid price of a coin in EUR, rounded down (MENU-004, D-MENU-03), with the provider's name and icon for it. */
function toPrice(currencyCode: string, { rates, currencies }: Pick<CustomerMenu, 'rates' | 'currencies'>): MenuPrice {
  const { name, icon } = currencies.find(({ code }) => code === currencyCode) ?? {};
  const rate = rates?.find(({ base_currency: base, quote_currency: quote }) => base === currencyCode && quote === 'EUR');
  return {
    currencyCode,
    name,
    icon,
    price: rate === undefined ? null : roundMoney(toMoney(rate.mid_price, 'EUR'), PRICE_DECIMALS, 'down'),
  };
}

const isCurrent = (pathname: string, href: string): boolean => pathname.replace(/(?<=.)\/$/, '') === href;

/** Whether this is the page of a link of the menu, or a page below it. */
const toCurrent = (pathname: string, href: string, section: MenuSection): MenuEntry['current'] =>
  isCurrent(pathname, href) || (findMenuSection(pathname) === section && 'section');

function toEntries(names: readonly MenuEntryName[], pathname: string): MenuView['entries'] {
  return names.map((name) => ({ name, href: hrefs[name], current: toCurrent(pathname, hrefs[name], name) }));
}

/** The menu of a visitor: two entries and no customer data (MENU-005, APP-009). */
export function toGuestMenu(pathname: string, version: string): MenuView {
  return { entries: toEntries(guestEntries, pathname), customer: null, version: toVersionNumber(version) };
}

export type CustomerMenu = {
  readonly pathname: string;
  readonly version: string;
  readonly info: UserInfo | undefined;
  readonly rates: readonly PublicRate[] | undefined;
  /** Empty until loaded (THIRD-063). */
  readonly currencies: readonly Currency[];
  /** Number of unread notifications (WISH-016). */
  readonly unread: number;
  readonly onLogOut: () => void;
};

/** The menu of a signed-in customer (MENU-001 to MENU-003). */
export function toCustomerMenu({ pathname, version, info, rates, currencies, unread, onLogOut }: CustomerMenu): MenuView {
  const centre = paths.notifications.to();
  const plans = paths.accountPlans.to();
  return {
    entries: toEntries(customerEntries, pathname),
    customer: {
      name: info === undefined ? null : toFullName(info.dossier),
      // A tariff unknown to this version is shown as Launch (D-USR-03).
      plan: info === undefined ? null : info.tariff === 'unknown' ? 'Launch' : info.tariff,
      planHref: plans,
      planCurrent: toCurrent(pathname, plans, 'plans'),
      prices: pricedCoins.map((coin) => toPrice(coin, { rates, currencies })),
      notifications: { href: centre, unread, current: isCurrent(pathname, centre) },
      onLogOut,
    },
    version: toVersionNumber(version),
  };
}
