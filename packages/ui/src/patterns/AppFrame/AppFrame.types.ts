import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import type { NotificationBellProps } from '../Unread/NotificationBell.tsx';

/** The entries that the library has a label and an icon for. */
export type MenuEntryName = 'accounts' | 'transactions' | 'reports' | 'cards' | 'referral' | 'profile' | 'settings' | 'support' | 'about';

/** What an entry of the host's own shows. */
export type OwnMenuEntry = { readonly id: Id; readonly label: string; readonly icon: IconGlyph };

export type MenuEntry = {
  readonly name: MenuEntryName | OwnMenuEntry;
  readonly href: string;
  /** True on the entry's own page, `section` on a page below it. */
  readonly current: boolean | 'section';
};

/** A mid price in the menu (MENU-003). null when unknown. */
export type MenuPrice = {
  readonly currencyCode: string;
  /** Read out next to the code, if known. */
  readonly name?: string | undefined;
  /** Image of the asset. @default the mark of the code */
  readonly icon?: string | null | undefined;
  readonly price: Money | null;
};

export type MenuView = {
  readonly entries: readonly MenuEntry[];
  /** null for a guest: no plan link, no prices, no log-out. @default null */
  readonly customer?:
    | {
        readonly name: string | null;
        /** The customer's plan. @default none */
        readonly plan?: string | null | undefined;
        /** The page of the plans. Without it the plan is no link. */
        readonly planHref?: string | undefined;
        /** True on the page of the plans, `section` on a page below it. @default false */
        readonly planCurrent?: MenuEntry['current'];
        /** @default none */
        readonly prices?: readonly MenuPrice[] | undefined;
        /** The bell that opens the notification centre. If omitted, there is none. */
        readonly notifications?: NotificationBellProps;
        readonly onLogOut: () => void;
      }
    | null
    | undefined;
  /** The version of the product, shown to guests and in the sheet. Without it there is none. */
  readonly version?: string | undefined;
};

/**
 * Props of the frame around every screen after the welcome pages: a side menu from 1120 px, a menu sheet below that, and a banner when
 * there is no network.
 */
export type AppFrameProps = {
  /** Entries of the menu, and what it shows besides. */
  readonly menu: MenuView;
  /** Shows the banner that there is no network. */
  readonly offline: boolean;
  /** Called when the menu sheet opens or closes. Load its prices only while it is open (D-MENU-03). */
  readonly onMenuOpenChange?: (open: boolean) => void;
  /** The page. */
  readonly children: ReactNode;
};
