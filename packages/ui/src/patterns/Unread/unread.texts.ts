import { catalogue } from '../../texts/catalogue.ts';

/** Texts for unread notifications (WISH-016). */
export const unreadTexts = catalogue('notifications-mark', {
  notifications: 'Notifications',
  unread: 'Unread',
  /** Shown on the bell and on the menu button. Larger numbers than 9 are shown as "9+". */
  more: '{count}+',
  /** Read out instead of the number: 'Menu, 3 unread notifications'. */
  counted: { one: '{name}, {count} unread notification', other: '{name}, {count} unread notifications' },
  countedMore: '{name}, more than {count} unread notifications',
  bell: 'Notifications, {count} unread',
  bellMore: 'Notifications, more than {count} unread',
});

/** Larger numbers are not told apart. */
export const MAX_COUNT = 9;
