import { catalogue } from '../../texts/catalogue.ts';

/** Beyond this nobody counts. */
const MOST_COUNTED = 9;

/** Words of what is new (WISH-016). */
export const unreadTexts = catalogue('notifications-mark', {
  notifications: 'Notifications',
  unread: 'Unread',
  /** Seen on the bell and on the menu's button. */
  count: (unread: number): string => (unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread)),
  /** Read out in its place: 'Menu, 3 unread notifications'. */
  counted: (name: string, unread: number): string =>
    `${name}, ${unread > MOST_COUNTED ? `more than ${MOST_COUNTED}` : unread} unread notification${unread === 1 ? '' : 's'}`,
  bell: (unread: number): string =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread > MOST_COUNTED ? `more than ${MOST_COUNTED}` : unread} unread`,
});
