import type { Translation } from '../../../texts/Translation.ts';
import type { trustedRecipientsTexts } from './trustedRecipients.texts.ts';

export const germanTrustedRecipientsTexts: Translation<typeof trustedRecipientsTexts> = {
  title: 'Vertraute Empfänger',
  intro: 'Transfers an sie hinterfragen wir nicht und halten sie nicht an.',
  loading: 'Ihre vertrauten Empfänger werden geladen',
  since: (day) => `Seit ${day}`,
  empty: 'Noch keine vertrauten Empfänger.',
  emptyText: 'Vertrauen können Sie einem Empfänger in den Details eines abgeschlossenen Transfers.',
  remove: 'Entfernen',
  removeNamed: (recipient) => `${recipient} entfernen`,
  removeTitle: 'Diesen Empfänger entfernen?',
  keep: 'Behalten',
  removed: 'Empfänger entfernt',
};
