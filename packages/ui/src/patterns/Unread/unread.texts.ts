import { catalogue } from '../../texts/catalogue.ts';

/** Larger numbers are shown as "9+". */
const MAX_COUNT = 9;

/** Texts for unread notifications (WISH-016). */
export const unreadTexts = catalogue('notifications-mark', {
  notifications: 'Notifications',
  unread: 'Unread',
  /** Shown on the bell and on the menu button. */
  count: (unread: number): string => (unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread)),
  /** Read out instead of the number: 'Menu, 3 unread notifications'. */
  counted: (name: string, unread: number): string =>
    `${name}, ${unread > MAX_COUNT ? `more than ${MAX_COUNT}` : unread} unread notification${unread === 1 ? '' : 's'}`,
  bell: (unread: number): string =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread > MAX_COUNT ? `more than ${MAX_COUNT}` : unread} unread`,
});
