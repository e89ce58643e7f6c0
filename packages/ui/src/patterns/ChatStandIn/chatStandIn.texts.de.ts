import type { Translation } from '../../texts/Translation.ts';
import type { chatStandInTexts } from './chatStandIn.texts.ts';

export const germanChatStandInTexts: Translation<typeof chatStandInTexts> = {
  title: 'Chat mit dem Kundenservice',
  greeting: (name) => (name === null ? 'Guten Tag! Wie können wir helfen?' : `Guten Tag, ${name}! Wie können wir helfen?`),
  close: 'Chat schließen',
};
