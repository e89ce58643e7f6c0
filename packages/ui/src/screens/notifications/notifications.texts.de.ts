import type { Translation } from '../../texts/Translation.ts';
import type { notificationsTexts } from './notifications.texts.ts';

export const germanNotificationsTexts: Translation<typeof notificationsTexts> = {
  title: 'Mitteilungen',
  loading: 'Ihre Mitteilungen werden geladen',
  empty: 'Sie haben noch keine Mitteilungen.',
  readAll: 'Alle als gelesen markieren',
  read: (words) => `„${words}“ als gelesen markieren`,
};
