import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the notification centre (WISH-016). */
export const notificationsTexts = catalogue('notifications', {
  title: 'Notifications',
  loading: 'Loading your notifications',
  empty: 'You have no notifications yet.',
  readAll: 'Mark all as read',
  read: (words: string): string => `Mark "${words}" as read`,
});
