import type { Translation } from '../../texts/Translation.ts';
import type { unreadTexts } from './unread.texts.ts';

/** Larger numbers are shown as "9+". */
const MOST_COUNTED = 9;

export const germanUnreadTexts: Translation<typeof unreadTexts> = {
  notifications: 'Mitteilungen',
  unread: 'Ungelesen',
  count: (unread) => (unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread)),
  counted: (name, unread) =>
    `${name}, ${unread > MOST_COUNTED ? `mehr als ${MOST_COUNTED}` : unread} ungelesene ${unread === 1 ? 'Mitteilung' : 'Mitteilungen'}`,
  bell: (unread) =>
    unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread > MOST_COUNTED ? `mehr als ${MOST_COUNTED}` : unread} ungelesen`,
};
