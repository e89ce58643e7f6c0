import { catalogue } from '../../texts/catalogue.ts';
import type { MenuEntryName } from './AppFrame.types.ts';

const entries: Record<MenuEntryName, string> = {
  accounts: 'My Accounts',
  transactions: 'Transactions',
  reports: 'Reports',
  cards: 'My cards',
  referral: 'Referral program',
  profile: 'My Profile',
  settings: 'Settings',
  support: 'Support',
  about: 'About',
};

/** Texts of the frame's menu and banner (MENU-001 to MENU-005, D-APP-09). */
export const frameTexts = catalogue('menu', {
  menu: 'Menu',
  close: 'Close',
  entries,
  plan: '{plan} plan',
  seePlans: 'See plans',
  logOut: 'Log out',
  version: 'Version {version}',
  offline: 'No internet connection!',
  /** Read out instead of an unknown price. */
  noPrice: 'not available',
});
