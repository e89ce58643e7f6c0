import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { NotificationBellProps } from '../Unread/NotificationBell.tsx';

export type MenuEntryName = 'accounts' | 'transactions' | 'reports' | 'cards' | 'referral' | 'profile' | 'settings' | 'support' | 'about';

export type MenuEntry = {
  readonly name: MenuEntryName;
  readonly href: string;
  /** Whether this page shows; `section` for a page below it. */
  readonly current: boolean | 'section';
};

/** A mid price of the menu (MENU-003); null while none is known. */
export type MenuPrice = {
  readonly currencyCode: string;
  /** Read out beside the code, where it is known. */
  readonly name?: string | undefined;
  /** Its picture. @default the mark of the code */
  readonly icon?: string | null | undefined;
  readonly price: Money | null;
};

export type MenuView = {
  readonly entries: readonly MenuEntry[];
  /** Null for a guest: no plan link, no prices, no log-out. */
  readonly customer: {
    readonly name: string | null;
    readonly plan: string | null;
    readonly planHref: string;
    readonly prices: readonly MenuPrice[];
    /** The way to the notification centre; without it there is none. */
    readonly notifications?: NotificationBellProps;
    readonly onLogOut: () => void;
  } | null;
  readonly version: string;
};

/** The frame of every screen behind the welcome pages: side menu from 1120 px, menu sheet below, the banner when there is no network. */
export type AppFrameProps = {
  readonly menu: MenuView;
  readonly offline: boolean;
  /** Told when the menu's sheet opens and closes: its prices are asked for while it is open (D-MENU-03). */
  readonly onMenuOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
};
